import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const cache = join(root, '.cache');
const fontVersion = require('@fontsource-variable/inter/package.json').version;
/** Grows when what is cut changes: a font's name holds for ever. */
const cutVersion = 1;

/** The weights the styles use, and bold: the other ones are a third of a file. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** Every character between two code points. */
const between = (/** @type {number} */ first, /** @type {number} */ last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/**
 * What is cut out of Inter's subsets: the page's script, and the two currency signs that the latin and cyrillic ones
 * lack (they live in latin-ext, 85 KB). The same characters as `unicode-range` in `fonts.css`.
 */
const cuts = {
  ru: { of: 'cyrillic', text: `\u0301${between(0x400, 0x45f)}ҐґҰұ№` },
  en: { of: 'latin', text: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ${between(0x2010, 0x2026)}‹›⁄€™↑↓−` },
  currency: { of: 'latin-ext', text: '₽₹' },
};

/** Cuts the fonts into `.cache` (28, 11 and 1 KB), where they are not yet. */
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
 * Vite plugin: cuts the fonts before a build or a dev start and preloads the subset of the page's language.
 * The texts' fonts have names that contain the language, so that the shell's `__LANG__` picks the right one.
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
