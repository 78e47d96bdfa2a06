/**
 * Takes the `next` of the address, gives it back when it is a path of this site: one leading slash, nothing a browser
 * would read as another host. Null otherwise, and for the sign-in itself.
 */
export function ownPath(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  // Browsers drop tabs and line ends from an address and take a backslash for a slash: so does the parser used here.
  const base = 'https://setu.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('/login') || url.pathname === '/logout') return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
