import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.js';

it.each([
  ['<h2>О нас</h2><p>Мост <strong>Сету</strong></p>', '<h2>О нас</h2><p>Мост <strong>Сету</strong></p>'],
  ['<script>alert(1)</script><p>да</p>', '<p>да</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/page/about">x</a>', '<a href="/page/about">x</a>'],
  ['<p style="x" onclick="y">z</p><iframe src="x"></iframe>', '<p>z</p>'],
  ['<img src=x onerror=alert(1)>', ''],
])('«%s» becomes «%s»', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
