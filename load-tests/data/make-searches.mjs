import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {{ kind: string, text: string, price?: [number, number] }} Search */
/** @typedef {{ name: { en: string, ru: string }, vendorCode: string, state: string }} Card */

const file = fileURLToPath(new URL('searches.json', import.meta.url));
const perKind = 200;

/** @param {string} text @param {RegExp} letters @returns {string[]} */
const words = (text, letters) => text.split(/[^\p{L}\p{N}-]+/u).filter((word) => letters.test(word));
/** @param {string} text */
const english = (text) => words(text, /^[a-z]{5,14}$/i).map((word) => word.toLowerCase());
/** @param {string} text */
const russian = (text) => words(text, /^[а-яё]{5,16}$/i).map((word) => word.toLowerCase());

/** Two neighbouring letters change places in the middle. @param {string} word */
const slipped = (word) => {
  const at = Math.floor(word.length / 2);
  return word[at - 1] === word[at] ? '' : `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;
};

/** Each once, evenly from the whole list. @param {string[]} texts */
function some(texts) {
  const unique = [...new Set(texts.filter(Boolean))];
  const step = Math.max(1, unique.length / perKind);
  return Array.from({ length: Math.min(perKind, unique.length) }, (_, i) => unique[Math.floor(i * step)] ?? '');
}

/**
 * Searches people would type for these cards, the kinds in turn. The same cards always give the same searches.
 * @param {readonly Card[]} all
 * @returns {Search[]}
 */
export function makeSearches(all) {
  const cards = all.filter(({ state }) => state === 'published');
  const one = some(cards.flatMap(({ name }) => english(name.en).slice(0, 1)));
  const inRussian = some(cards.flatMap(({ name }) => russian(name.ru).slice(0, 1)));
  /** @type {Record<string, string[]>} */
  const kinds = {
    word: one,
    words: some(cards.map(({ name }) => english(name.en).slice(0, 2).join(' ')).filter((text) => text.includes(' '))),
    russian: inRussian,
    typo: some([...one, ...inRussian].filter((word) => word.length >= 6).map(slipped)),
    code: some(cards.map(({ vendorCode }) => vendorCode)),
    price: some(cards.flatMap(({ name }) => russian(name.ru).slice(0, 1)).reverse()),
  };
  return Array.from({ length: perKind }, (_, i) => i).flatMap((i) =>
    Object.entries(kinds).flatMap(([kind, texts]) => {
      const text = texts[i % texts.length];
      return text
        ? [{ kind, text, ...(kind === 'price' ? { price: /** @type {[number, number]} */ ([100, 50_000]) } : {}) }]
        : [];
    }),
  );
}

/** Writes data/searches.json from the demo world. */
export async function writeSearches() {
  const { demoCards } = await import('@setu/demo-world');
  const searches = makeSearches(demoCards());
  writeFileSync(file, `${JSON.stringify(searches)}\n`);
  return searches;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const { length } = await writeSearches();
  process.stdout.write(`${length} searches written to ${file}\n`);
}
