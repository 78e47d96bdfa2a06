import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipPage, plainPage } from './gzip-page.js';
import { keptText, type PageText } from './page-text.js';

const long = 'Насос центробежный, 50 m³/h. '.repeat(3000);
const kept = keptText(long);

it.each<[string, PageText[]]>([
  ['nothing', []],
  ['a text', ['<p>Привет</p>']],
  ['kept texts between others, one twice', ['<!doctype html>', 'ü', kept, '<p>', keptText(''), kept]],
  ['only a kept one', [kept]],
])('%s is read again as it was written, compressed or not', (_name, texts) => {
  const whole = texts.map((text) => (typeof text === 'string' ? text : text.bytes.toString())).join('');
  expect(gunzipSync(gzipPage(texts)).toString()).toBe(whole);
  expect(plainPage(texts).toString()).toBe(whole);
});

it('a kept text is compressed once, and well', () => {
  expect(kept.deflated()).toBe(kept.deflated());
  expect(gzipPage([kept]).length).toBeLessThan(plainPage([kept]).length / 20);
});
