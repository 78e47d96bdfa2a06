import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipPage, plainPage } from './gzip-page.js';
import { encodedText, type PageText } from './page-text.js';

const long = 'Насос центробежный, 50 m³/h. '.repeat(3000);
const cached = encodedText(long);

it.each<[string, PageText[]]>([
  ['an empty page', []],
  ['a text', ['<p>Привет</p>']],
  ['a page of cached and other texts, one repeated', ['<!doctype html>', 'ü', cached, '<p>', encodedText(''), cached]],
  ['a single cached text', [cached]],
])('%s has the same content compressed and uncompressed', (_name, texts) => {
  const expected = texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString())).join('');
  expect(gunzipSync(gzipPage(texts)).toString()).toBe(expected);
  expect(plainPage(texts).toString()).toBe(expected);
});

it('a cached text is compressed only once, to less than a twentieth of its size', () => {
  expect(cached.deflated()).toBe(cached.deflated());
  expect(gzipPage([cached]).length).toBeLessThan(plainPage([cached]).length / 20);
});
