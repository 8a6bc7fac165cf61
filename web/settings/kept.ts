/** Small things that outlive the page. Where the browser forbids storage they last as long as the page does. */
const PREFIX = 'hoard.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Forbidden or full: a setting is not worth a message; games that cannot be kept get one.
  }
}

/** Forgets everything whose name begins so. */
export function forget(beginning: string): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX + beginning)) localStorage.removeItem(name);
  } catch {
    // What is forbidden was never kept.
  }
}
