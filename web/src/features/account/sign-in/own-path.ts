/**
 * Returns the `next` of the address if it is a path of this site: one leading slash, and nothing that a browser would
 * read as another host. Returns null otherwise, and for the sign-in itself.
 */
export function ownPath(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  // Browsers drop tabs and line ends from an address and treat a backslash as a slash. The parser used here does the
  // same.
  const base = 'https://setu.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('/login') || url.pathname === '/logout') return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
