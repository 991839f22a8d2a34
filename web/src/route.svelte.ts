/** The address of the page, and moving to another one without loading it anew. */

export type Place =
  | { page: 'hall' }
  | { page: 'table'; id: string }
  | { page: 'claim'; id: string; token: string }
  | { page: 'replay'; id: string; n: number | null; eyes: string }
  | { page: 'nowhere' };

function read(): Place {
  const path = location.pathname.replace(/\/+$/, '');
  if (path === '') return { page: 'hall' };
  const [, id, rest] = /^\/table\/([A-Za-z0-9]+)(?:\/(claim|replay))?$/.exec(path) ?? [];
  if (id === undefined) return { page: 'nowhere' };
  if (rest === 'claim') return { page: 'claim', id, token: location.hash.slice(1) };
  if (rest === 'replay') {
    const query = new URLSearchParams(location.search);
    const n = query.get('n');
    return {
      page: 'replay',
      id,
      n: n !== null && /^\d+$/.test(n) ? Number(n) : null,
      eyes: query.get('eyes') ?? 'open',
    };
  }
  return { page: 'table', id };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read();
  }

  /** Goes on at another address without leaving a way back to this one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.place = read();
  }

  /** Shows another address for what is already on the page. */
  rename(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const route = new Route();

/** For links within Meadhall: goes there at once, unless a new tab or window is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
