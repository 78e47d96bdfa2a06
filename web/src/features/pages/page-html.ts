/**
 * Puts every table of sanitised HTML into a box that scrolls sideways on a narrow screen and can be reached by
 * keyboard. `label` is the accessible name of the box.
 */
export function withScrollingTables(html: string, label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace(/<table(?=[\s>])/gi, `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table`)
    .replace(/<\/table>/gi, '</table></div>');
}

/** Returns the path inside this site that a link points at, or null if the browser should follow the link. */
export function innerPath(href: string | null): string | null {
  return href !== null && /^\/(?!\/)/.test(href) && !href.startsWith('/media/') ? href : null;
}
