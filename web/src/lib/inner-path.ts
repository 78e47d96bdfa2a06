/** Returns the path inside this site that a link points at, or null if the browser should follow the link. */
export function innerPath(href: string | null): string | null {
  return href !== null && /^\/(?!\/)/.test(href) && !href.startsWith('/media/') ? href : null;
}
