import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const cache = join(root, '.cache');
const fontVersion = require('@fontsource-variable/inter/package.json').version;
/** Increase this number when the subsets change, because browsers cache a font's file name forever. */
const cutVersion = 1;

/** The font weights that the styles use, plus bold. The removed weights make up a third of a file. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** Returns every character between two code points. */
const between = (/** @type {number} */ first, /** @type {number} */ last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/**
 * The subsets cut out of Inter: one for each script, and one with the two currency signs missing from the latin and
 * cyrillic files (they are in latin-ext, 85 KB). `unicode-range` in `fonts.css` lists the same characters.
 */
const cuts = {
  ru: { of: 'cyrillic', text: `\u0301${between(0x400, 0x45f)}ҐґҰұ№` },
  en: { of: 'latin', text: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ${between(0x2010, 0x2026)}‹›⁄€™↑↓−` },
  currency: { of: 'latin-ext', text: '₽₹' },
};

/** Cuts the fonts into `.cache` (28, 11 and 1 KB), unless they are already there. */
export async function cutFonts() {
  mkdirSync(cache, { recursive: true });
  for (const [name, { of, text }] of Object.entries(cuts)) {
    const file = join(cache, `inter-${name}.woff2`);
    const stamp = `${file}.of`;
    const version = `${fontVersion}.${cutVersion}`;
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) continue;
    const source = readFileSync(require.resolve(`@fontsource-variable/inter/files/inter-${of}-wght-normal.woff2`));
    writeFileSync(file, await subsetFont(source, text, { targetFormat: 'woff2', variationAxes }));
    writeFileSync(stamp, version);
  }
}

/**
 * The Vite plugin that cuts the fonts before a build or a dev start, and preloads the subset of the page's language.
 * The font names contain the language, so that the shell's `__LANG__` picks the right one.
 */
export function fonts() {
  return {
    name: 'setu-fonts',
    async buildStart() {
      await cutFonts();
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
                  href: `/build/inter-__LANG__-${fontVersion}.${cutVersion}.woff2`,
                },
              },
            ]
          : [],
    },
  };
}

function fontAwareName(asset) {
  const [, language] = /^inter-(ru|en)\.woff2$/.exec(asset.names?.[0] ?? '') ?? [];
  return language ? `build/inter-${language}-${fontVersion}.${cutVersion}[extname]` : 'build/[name]-[hash][extname]';
}
