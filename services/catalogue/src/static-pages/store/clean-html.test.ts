import { expect, it } from 'vitest';
import { cleanHtml, droppedTags } from './clean-html.js';

it.each([
  ['<h2>О нас</h2><p>Мост <strong>Сету</strong></p>', '<h2>О нас</h2><p>Мост <strong>Сету</strong></p>'],
  ['<script>alert(1)</script><p>да</p>', '<p>да</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/page/about">x</a>', '<a href="/page/about">x</a>'],
  ['<p style="x" onclick="y">z</p><iframe src="x"></iframe>', '<p>z</p>'],
  ['<img src=x onerror=alert(1)>', ''],
])('turns «%s» into «%s»', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

it('lists each dropped element once', () => {
  const html = '<p><b>a</b><b>b</b><script>x</script></p><img src=x><style>p{}</style><strong>c</strong>';
  expect(droppedTags(html)).toEqual(['b', 'script', 'img', 'style']);
  expect(droppedTags('<p>a &lt;b&gt; <br></p>')).toEqual([]);
});
