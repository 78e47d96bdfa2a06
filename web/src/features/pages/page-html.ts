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
