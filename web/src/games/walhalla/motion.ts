/** What happened in Walhalla as motion: ships slide into fjords, Vikings board, land, fall and are called back. */

import { dyeOf } from '../../seats';
import type { Line } from '../../wire';
import { figure, find, perform, type Act, type Gain, type Slide } from '../pieces/motion';

type Event = NonNullable<Line['event']>;

const SIZE = 30;
const PLACES = ['bow', 'middle', 'stern'];
const SCORES = new Set([
  'forest-scored',
  'bonus-scored',
  'peninsula-scored',
  'wheat-scored',
  'fields-scored',
  'walhalla-scored',
]);

/** A seat's own place at the table: that of a region, where it is drawn. */
function home(seat: unknown, region = ''): HTMLElement | null {
  const panels = [`.wh.me[data-seat="${Number(seat)}"]`, `.opp [data-seat="${Number(seat)}"]`];
  const inside = region ? find(panels.map((panel) => `${panel} [data-region="${region}"]`).join(', ')) : null;
  return inside ?? find(panels.join(', '));
}

function shield(seat: unknown): SVGElement {
  const dye = dyeOf(Number(seat));
  const svg = figure(`e-${dye}`, `viking b-${dye}`, SIZE, '0 0 32 32');
  const [use] = svg.children;
  const rim = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [name, value] of Object.entries({ cx: 16, cy: 16, r: 14.2, class: 'rim' }))
    rim.setAttribute(name, String(value));
  const device = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  device.setAttribute('class', 'dev');
  use!.setAttribute('x', '7');
  use!.setAttribute('y', '7');
  use!.setAttribute('width', '18');
  use!.setAttribute('height', '18');
  device.append(use!);
  svg.append(rim, device);
  return svg;
}

function travel(seat: unknown, from: HTMLElement | null, to: HTMLElement | null): Act[] {
  return from && to ? [{ from, to, figure: shield(seat), shows: to.querySelector('.viking') }] : [];
}

/** The place of a ship that lies beside a field, of all fjords the one last sailed into. */
function berthBeside(field: string, fjord: number | null): HTMLElement | null {
  const [peninsula, row] = field.split('.').map(Number) as [number, number];
  const fjords = fjord === null ? [peninsula, peninsula + 1] : [fjord];
  return find(fjords.map((each) => `.wh [data-berth="${each}.${row}"]`).join(', '));
}

function actsOf(event: Event, fjord: number | null): (Act | Slide)[] {
  const { kind, seat, other } = event;
  const field = String(event.field ?? '');
  const stand = find(`.wh [data-stand="${field}"]`);
  const hall = find('.wh [data-hall]');
  switch (kind) {
    case 'boarded': {
      const places = event.places === 'all' ? PLACES : String(event.places).split('_');
      const dock = find('.wh .quay .dock');
      return places.flatMap((place) =>
        travel(seat, home(seat, 'midgard'), find(`.wh .quay [data-place="${place}"]`) ?? dock),
      );
    }
    case 'ship-sent': {
      const to = find(`.wh [data-ship="${event.ship}"]`);
      const [x = 0, y = 0] = (to?.dataset.from ?? '').split(' ').map(Number);
      return to ? [{ to, x, y }] : [];
    }
    case 'landed':
      return travel(seat, berthBeside(field, fjord), stand);
    case 'blocked':
      return travel(seat, find('.wh .berth.now') ?? stand, home(seat, String(event.blocked)));
    case 'defender-loses':
      return travel(seat, stand, hall);
    case 'defender-wins':
      return [...travel(other, berthBeside(field, fjord), hall), ...travel(seat, hall, home(seat, 'asgard'))];
    case 'sold':
      return travel(seat, home(seat, 'asgard'), home(seat, 'midgard'));
    case 'supplied':
      return travel(seat, home(seat, 'asgard'), home(seat, 'midgard'));
    default:
      return [];
  }
}

function gainOf(event: Event): Gain[] {
  const at = home(event.seat);
  if (!at) return [];
  if (SCORES.has(event.kind) && Number(event.n) > 0) return [{ at, icon: 'glory', text: `+${event.n}` }];
  if (event.kind === 'sold') return [{ at, icon: 'glory', text: '−1' }];
  if (event.kind === 'card-drawn') return [{ at, icon: 'destiny', text: '+1' }];
  return [];
}

/** Plays the events of some lines; `fjord` is where the present ship lies. Returns how to stop at once. */
export function play(lines: Line[], fjord: number | null): () => void {
  const events = lines.flatMap((line) => (line.event ? [line.event] : []));
  let sailed = fjord;
  const acts = events.flatMap((event) => {
    if (event.kind === 'ship-sent') sailed = Number(String(event.fjord).slice(-1));
    return actsOf(event, sailed);
  });
  return perform(acts, events.flatMap(gainOf));
}
