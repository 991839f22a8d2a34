/** Dragging a piece with a pointer: a copy of it follows, and the drop place under it is told. */

export interface Drag {
  start: () => void;
  /** The name of the drop place (`data-drop`) under the pointer. */
  move: (place: string | null) => void;
  drop: (place: string | null) => void;
}

const SLIP = 6; // pixels before a press becomes a drag

export function dragging(node: HTMLElement, drag: Drag) {
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  const placeAt = (event: PointerEvent): string | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    return under?.dataset.drop ?? null;
  };
  const follow = (event: PointerEvent) => {
    if (!ghost) return;
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  };
  const lift = (event: PointerEvent) => {
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.className = 'cm-ghost';
    ghost.setAttribute('aria-hidden', 'true');
    document.body.append(ghost);
    node.setPointerCapture(event.pointerId);
    drag.start();
  };
  const end = () => {
    ghost?.remove();
    ghost = null;
    from = null;
  };
  const down = (event: PointerEvent) => {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) lift(event);
    if (!ghost) return;
    follow(event);
    drag.move(placeAt(event));
  };
  const up = (event: PointerEvent) => {
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    drag.drop(placeAt(event));
    addEventListener('click', swallow, { capture: true, once: true }); // the press that ends a drag is no press
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const cancel = () => {
    if (ghost) drag.drop(null);
    end();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    update(next: Drag) {
      drag = next;
    },
    destroy() {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}
