import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const currencyFont = join(root, '.cache', 'inter-currency.woff2');
const fontVersion = require('@fontsource-variable/inter/package.json').version;

/**
 * Inter's latin and cyrillic subsets have neither ₽ (U+20BD) nor ₹ (U+20B9); they live in latin-ext, 85 KB.
 * Cuts the two glyphs out of it, keeping the weight axis, into `.cache` (about 1.5 KB).
 */
export async function cutCurrencyFont() {
  if (existsSync(currencyFont)) return;
  const source = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'));
  const subset = await subsetFont(source, '₽₹', { targetFormat: 'woff2' });
  mkdirSync(dirname(currencyFont), { recursive: true });
  writeFileSync(currencyFont, subset);
}

/**
 * Vite plugin: cuts the currency font before a build or a dev start and preloads the subset of the page's language.
 * Text subsets are also copied to names that contain the language, so that the shell's `__LANG__` picks the right one.
 */
export function fonts() {
  return {
    name: 'setu-fonts',
    async buildStart() {
      await cutCurrencyFont();
    },
    config: () => ({
      build: { rolldownOptions: { output: { assetFileNames: fontAwareName } } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        context.bundle
          ? [
              {
                tag: 'link',
                injectTo: 'head-prepend',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: '',
                  href: `/build/inter-__LANG__-${fontVersion}.woff2`,
                },
              },
            ]
          : [],
    },
  };
}

const languageOfSubset = { 'inter-cyrillic-wght-normal.woff2': 'ru', 'inter-latin-wght-normal.woff2': 'en' };

function fontAwareName(asset) {
  const language = languageOfSubset[asset.names?.[0] ?? ''];
  return language ? `build/inter-${language}-${fontVersion}[extname]` : 'build/[name]-[hash][extname]';
}
