import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipPage, plainPage } from './gzip-page.js';
import { encodedText, type PageText } from './page-text.js';

const long = 'Насос центробежный, 50 m³/h. '.repeat(3000);
const kept = encodedText(long);

it.each<[string, PageText[]]>([
  ['an empty page', []],
  ['a text', ['<p>Привет</p>']],
  ['a page of cached and other texts, one repeated', ['<!doctype html>', 'ü', kept, '<p>', encodedText(''), kept]],
  ['a single cached text', [kept]],
])('%s has the same content compressed and uncompressed', (_name, texts) => {
  const whole = texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString())).join('');
  expect(gunzipSync(gzipPage(texts)).toString()).toBe(whole);
  expect(plainPage(texts).toString()).toBe(whole);
});

it('a cached text is compressed only once, to less than a twentieth of its size', () => {
  expect(kept.deflated()).toBe(kept.deflated());
  expect(gzipPage([kept]).length).toBeLessThan(plainPage([kept]).length / 20);
});
