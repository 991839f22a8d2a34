/** Arrow keys move the focus among what can be pressed on a board: to the nearest that lies that way. */
export function arrows(event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement)) return;
  const here = from.getBoundingClientRect();
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-answer], [data-pick]')];
  const [dx, dy] = way as [number, number];
  const far = (node: HTMLElement): number => {
    const there = node.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const along = x * dx + y * dy;
    return along <= 4 ? Infinity : along + 2.5 * Math.abs(dx ? y : x);
  };
  const next = all.filter((node) => node !== from && far(node) < Infinity).sort((a, b) => far(a) - far(b))[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
