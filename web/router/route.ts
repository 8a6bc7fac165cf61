/** Where one is in the page. Everything is behind the `#`, so that any static server will do and every place can be linked. */
export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'games' }
  /** A kept game after its n-th choice; null is its end. */
  | { readonly at: 'replay'; readonly id: string; readonly moment: number | null }
  | { readonly at: 'verify'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null }
  /** A table on the server, and what everybody may see of it, for a large screen. */
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'screen'; readonly id: string }
  /** A seat that somebody was sent the link of. */
  | { readonly at: 'seat'; readonly id: string; readonly seat: number; readonly token: string }
  | { readonly at: 'tables' }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'nowhere' };

const NUMBER = /^(0|[1-9]\d{0,5})$/;

/** Reads the part of an address from `#` on. */
export function readRoute(hash: string): Route {
  const [at = '', first, second, third, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
  if (rest.length > 0) return { at: 'nowhere' };
  if (first === undefined) {
    if (at === '') return { at: 'shelf' };
    return at === 'games' || at === 'tables' || at === 'settings' || at === 'credits' ? { at } : { at: 'nowhere' };
  }
  if (at === 'table' && second !== undefined && third !== undefined)
    return NUMBER.test(second) ? { at: 'seat', id: first, seat: Number(second), token: third } : { at: 'nowhere' };
  if (third !== undefined) return { at: 'nowhere' };
  if (at === 'rules') return { at, game: first, rule: second ?? null };
  if (at === 'replay') {
    if (second === undefined) return { at, id: first, moment: null };
    return NUMBER.test(second) ? { at, id: first, moment: Number(second) } : { at: 'nowhere' };
  }
  if (second !== undefined) return { at: 'nowhere' };
  if (at === 'setup') return { at, game: first };
  return at === 'play' || at === 'verify' || at === 'table' || at === 'screen' ? { at, id: first } : { at: 'nowhere' };
}

/** The address of a place in the page: `#/play/7f3a`. */
export function hrefOf(route: Exclude<Route, { at: 'nowhere' }>): string {
  switch (route.at) {
    case 'shelf':
      return '#/';
    case 'setup':
      return path('setup', route.game);
    case 'play':
    case 'verify':
    case 'table':
    case 'screen':
      return path(route.at, route.id);
    case 'seat':
      return path('table', route.id, String(route.seat), route.token);
    case 'replay':
      return route.moment === null ? path('replay', route.id) : path('replay', route.id, String(route.moment));
    case 'rules':
      return route.rule === null ? path('rules', route.game) : path('rules', route.game, route.rule);
    case 'games':
    case 'tables':
    case 'settings':
    case 'credits':
      return path(route.at);
  }
}

const path = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

/** A stray percent sign in a link is not worth an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
