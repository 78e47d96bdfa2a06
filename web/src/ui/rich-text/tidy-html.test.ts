// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanPaste } from './clean-paste';
import { keepsAll } from './extensions';
import { completeLink, isLinkAllowed } from './links';
import { tidyHtml } from './tidy-html';

/** The HTML texts in the sources of the demo pages. */
const demo = join(__dirname, '../../../../services/demo-world/src/pages');
const demoTexts = readdirSync(demo).flatMap((file) =>
  [...readFileSync(join(demo, file), 'utf8').matchAll(/`(<[\s\S]*?)`/g)].map(([, html]) => [file, html ?? ''] as const),
);

describe('The visual editor of static pages', () => {
  it('finds the texts of the demo pages', () => {
    expect(demoTexts.length).toBeGreaterThan(12);
  });

  it.each(demoTexts)('keeps all of the demo text of %s', (_file, html) => {
    expect(tidyHtml(html).lost).toEqual([]);
    expect(keepsAll(html)).toBe(true);
  });

  it.each([
    ['a list with a nested list', '<ul><li>one<ol><li><em>two</em></li></ol></li></ul>'],
    ['two paragraphs in an item', '<ol><li><p>one</p><p>two</p></li></ol>'],
    [
      'header cells of rows and joined cells',
      '<table><tbody><tr><th scope="row" rowspan="2">a</th><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    ['bold and italics in a link', '<p><a href="/page/faq">all <strong><em>answers</em></strong></a>, now</p>'],
    ['a quote, a line and a break', '<blockquote><p>one<br />two</p></blockquote><hr /><p>three</p>'],
    ['non-breaking spaces', '<p>20&nbsp;MB</p>'],
    ['text without a paragraph', 'plain <strong>text</strong>'],
    ['links by email and telephone', '<p><a href="mailto:a@setu.example">a</a> <a href="tel:+74950000000">b</a></p>'],
  ])('keeps %s', (_what, html) => {
    expect(keepsAll(html)).toBe(true);
  });

  it.each([
    ['a picture', '<p>a<img src="/a.png"></p>', ['img']],
    ['a heading that pages don’t have', '<h1>a</h1>', ['h1']],
    ['a caption of a table', '<table><caption>a</caption><tr><td>b</td></tr></table>', ['caption']],
    ['a heading in a list item', '<ul><li><h3>a</h3></li></ul>', []],
  ])('does not open %s, which it would lose', (_what, html, lost) => {
    expect(tidyHtml(html).lost).toEqual(lost);
    expect(keepsAll(html)).toBe(false);
  });

  it('writes equal texts in one form', () => {
    const one = tidyHtml('<ul>\n <li><p>a  <em><strong>b</strong></em></p></li>\n</ul><p></p>').html;
    expect(one).toBe('<ul><li>a <strong><em>b</em></strong></li></ul>');
    expect(tidyHtml('<table><tr><th>a</th></tr><tr><td colspan="1"><p>b</p></td></tr></table>').html).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
  });
});

describe('Text pasted from Word', () => {
  const item = (bullet: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${bullet}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

  it('turns its bullets and numbers into lists and its title into a heading', () => {
    const pasted = cleanPaste(
      `<style>p {}</style><h1>Terms</h1>${item('·', 'one')}${item('·', 'two')}<p>and</p>${item('1.', 'first')}`,
    );
    expect(tidyHtml(pasted).html).toBe(
      '<h2>Terms</h2><ul><li>one</li><li>two</li></ul><p>and</p><ol><li>first</li></ol>',
    );
  });
});

describe('The address of a link', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' sales@example.com ', 'mailto:sales@example.com'],
    ['/page/faq', '/page/faq'],
    ['#top', '#top'],
  ])('is completed from %s to %s', (typed, address) => {
    expect(completeLink(typed)).toBe(address);
    expect(isLinkAllowed(address)).toBe(true);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'ftp://a', ''])('cannot be %s', (address) => {
    expect(isLinkAllowed(address)).toBe(false);
  });
});
