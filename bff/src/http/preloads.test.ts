import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPreloads } from './preloads.js';

const webDir = mkdtempSync(path.join(tmpdir(), 'setu-preloads-'));
afterAll(() => rmSync(webDir, { recursive: true }));

const texts = (name: string) => ({ ru: [`build/${name}-ru.js`], en: [`build/${name}-en.js`] });
writeFileSync(
  path.join(webDir, 'preload.json'),
  JSON.stringify({
    texts: texts('common'),
    shells: { public: ['build/shop.js', 'build/shop.css'], workspace: ['build/rail.js'] },
    screens: {
      product: {
        path: '/catalog/product/:c/:sku/:page?',
        shell: 'public',
        files: ['build/product.js'],
        texts: texts('product'),
      },
      item: { path: '/catalog/:kind/:c/:sku', shell: 'auto', files: ['build/item.js'], texts: texts('item') },
      queue: { path: '/broker/', shell: 'auto', files: ['build/queue.js'], texts: texts('queue') },
    },
  }),
);
const preloads = openPreloads(webDir);
const manager = { company: { type: 'broker' } } as never;

it("the preloaded files are those of the page's screen, shell and language, and no others", () => {
  expect(preloads('/catalog/product/a/b/terms', 'en', null)).toBe(preloads('/catalog/product/a/b', 'en', null));
  const links = preloads('/catalog/product/a/b', 'en', null);
  for (const file of ['common-en.js', 'shop.js', 'shop.css', 'product-en.js', 'product.js'])
    expect(links).toContain(`/build/${file}"`);
  for (const other of ['-ru', 'rail', 'item', 'queue']) expect(links).not.toContain(other);
  expect(links).toContain('<link rel="stylesheet" crossorigin href="/build/shop.css">');
});

it('on pages that already contain their content, styles are only prefetched, because the app inserts them itself', () => {
  const links = preloads('/catalog/product/a/b', 'en', null, true);
  expect(links).toContain('<link rel="preload" as="style" fetchpriority="low" crossorigin href="/build/shop.css">');
  expect(links).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/build/product.js">');
  expect(links).not.toContain('stylesheet');
});

it('staff get the files of the workspace, but those of the storefront on the storefront’s own pages', () => {
  expect(preloads('/broker', 'ru', manager)).toContain('rail.js');
  expect(preloads('/catalog/product/a/b', 'ru', manager)).toContain('shop.js');
});

it('an unknown address gets only the shell, and without a built web app there are no links', () => {
  expect(preloads('/no/such/place', 'ru', null)).not.toContain('product');
  expect(openPreloads(tmpdir())('/', 'ru', null)).toBe('');
});
