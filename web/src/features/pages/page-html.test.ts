import { describe, expect, it } from 'vitest';
import { withScrollingTables } from './page-html';

describe('The HTML of a static page', () => {
  it('puts each table into its own scrolling box and leaves the rest unchanged', () => {
    const html = '<h2>Terms</h2><table><tr><td>1</td></tr></table><p>and</p><table></table>';
    const made = withScrollingTables(html, 'Table "A" & B');
    expect(made.match(/<div class="scroll"/g)).toHaveLength(2);
    expect(made.match(/<\/table><\/div>/g)).toHaveLength(2);
    expect(made).toContain('aria-label="Table &quot;A&quot; &amp; B"');
    expect(made).toContain('<h2>Terms</h2>');
  });
});
