/**
 * Takes a page's sanitised HTML; gives it with every table inside a box that scrolls sideways on a narrow screen and
 * can be reached by keyboard. `label` names that box.
 */
export function withScrollingTables(html: string, label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace(/<table(?=[\s>])/gi, `<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table`)
    .replace(/<\/table>/gi, '</table></div>');
}

/** The path inside this site that a link of the page points at, or null when the browser should follow it itself. */
export function innerPath(href: string | null): string | null {
  return href !== null && /^\/(?!\/)/.test(href) && !href.startsWith('/media/') ? href : null;
}
