import { signal, type ReadonlySignal } from '@preact/signals';
import { hrefOf, readRoute, type Route } from './route.ts';

const current = signal(readRoute(location.hash));

addEventListener('hashchange', () => (current.value = readRoute(location.hash)));

/** Where the page is now. */
export const route: ReadonlySignal<Route> = current;

export function goTo(to: Parameters<typeof hrefOf>[0]): void {
  location.hash = hrefOf(to);
}

/** Goes there without leaving a step behind for the browser's back button. */
export function goInstead(to: Parameters<typeof hrefOf>[0]): void {
  history.replaceState(null, '', hrefOf(to));
  current.value = to;
}
