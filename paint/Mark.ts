import { useLayoutEffect } from 'preact/hooks';

/** How many parts of the page say so now. */
const said = new Map<string, number>();

function say(name: string, by: number): void {
  const count = (said.get(name) ?? 0) + by;
  said.set(name, count);
  document.documentElement.classList.toggle(`has-${name}`, count > 0);
}

/**
 * Says of the whole page that something is on it, for as long as it is: with `<Mark of="meeting" />` it is `.has-meeting`. A style sheet that
 * asks `:has(.meeting)` of the whole screen instead makes the browser look at every space of the map anew whenever anything changes.
 */
export function Mark({ of }: { readonly of: string }): null {
  useLayoutEffect(() => {
    say(of, 1);
    return () => say(of, -1);
  }, [of]);
  return null;
}
