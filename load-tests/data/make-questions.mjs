import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bent, inLatin, inOtherLayout, slipped } from './mistyped.mjs';
import { randomFrom } from './random.mjs';

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {{ name: { en: string, ru: string }, vendorCode: string, hsCode: string, categoryId: string }} Card */
/**
 * @typedef {{ cards: readonly Card[], categoryIds: readonly string[] }} Sample the catalogue's contents: cards weighted
 *   by how often visitors see them, categories by how often visitors open them
 */
/**
 * @typedef {{ kind: string, text: string, categoryId: string, price?: [number, number] | undefined, sort?: string |
 *   undefined, page: number }} Question a product list as a visitor requests it; prices in roubles
 */

const file = fileURLToPath(new URL('questions.json', import.meta.url));

/** The number of lists of each kind in a hundred. */
export const shares = {
  ...{ browse: 22, word: 18, 'two words': 12, 'three words': 5, inflected: 6, price: 6, 'in category': 6, typo: 6 },
  ...{ sort: 5, code: 4, deep: 3, fragment: 2, transliterated: 2, layout: 1, hs: 1, beginning: 1 },
};
/** @typedef {keyof typeof shares} Kind */

const tooCommon = new Set(['для', 'the', 'for', 'with', 'and', 'под', 'при']);
/** @param {string} text */
const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/[^a-zа-яё]+/)
    .filter((word) => word.length >= 3 && !tooCommon.has(word));

/**
 * Returns the words of a card's name. Two of three searches use the Russian name.
 * @param {Card} card
 * @param {Random} random
 */
const someWords = ({ name }, random) => wordsOf(random.below(3) > 0 ? name.ru : name.en);
const isRussian = (/** @type {string} */ word) => /[а-яё]/.test(word);

/**
 * Picks `count` different words at random and keeps their order in the name.
 * @param {readonly string[]} words
 * @param {number} count
 * @param {Random} random
 */
function some(words, count, random) {
  const left = [...new Set(words)];
  while (left.length > count) left.splice(random.below(left.length), 1);
  return left.join(' ');
}

/** @param {readonly string[]} words @param {Random} random */
const aWord = (words, random) => some(words, 1, random);
/** @param {readonly string[]} words @param {Random} random */
const aLongWord = (words, random) =>
  aWord(
    words.filter((word) => word.length >= 5),
    random,
  );
/** @param {string} text @param {(text: string) => string} made */
const unlessEmpty = (text, made) => (text === '' ? '' : made(text));

/**
 * The text that a visitor types to find a card, by kind.
 * @type {Record<Exclude<Kind, 'browse'>, (card: Card, random: Random) => string>}
 */
const texts = {
  word: (card, random) => aWord(someWords(card, random), random),
  'two words': (card, random) => some(someWords(card, random), 2, random),
  'three words': (card, random) => some(someWords(card, random), 3, random),
  inflected: (card, random) => unlessEmpty(aLongWord(someWords(card, random), random), (word) => bent(word, random)),
  price: (card, random) => aWord(someWords(card, random), random),
  'in category': (card, random) => aWord(someWords(card, random), random),
  typo: (card, random) => unlessEmpty(aLongWord(someWords(card, random), random), (word) => slipped(word, random)),
  sort: (card, random) => aWord(someWords(card, random), random),
  code: ({ vendorCode }) => vendorCode,
  deep: (card, random) => aWord(someWords(card, random), random),
  fragment: ({ vendorCode }, random) => {
    const key = vendorCode.replace(/[^\p{L}\p{N}]/gu, '');
    const from = 1 + random.below(Math.max(1, key.length - 5));
    return /\d/.test(key.slice(from, from + 5)) ? key.slice(from, from + 5) : '';
  },
  transliterated: ({ name }, random) => unlessEmpty(aLongWord(wordsOf(name.ru).filter(isRussian), random), inLatin),
  layout: (card, random) => unlessEmpty(aLongWord(someWords(card, random), random), inOtherLayout),
  hs: ({ hsCode }, random) => hsCode.slice(0, 4 + random.below(3)),
  beginning: (card, random) =>
    unlessEmpty(aLongWord(someWords(card, random), random), (word) => word.slice(0, word.length - 2)),
};

const sorts = ['prod_name', 'brand_name'];

/** @param {Kind} kind @param {Sample} sample @param {Random} random @returns {Question | undefined} */
function question(kind, { cards, categoryIds }, random) {
  if (kind === 'browse')
    return { kind, text: '', categoryId: random.of(categoryIds), page: random.below(10) === 0 ? 3 : 1 };
  const card = random.of(cards);
  const text = texts[kind](card, random);
  if (text === '') return undefined;
  const from = 10 ** (2 + random.below(3));
  return {
    ...{ kind, text, categoryId: kind === 'in category' ? card.categoryId : '' },
    ...(kind === 'price' && { price: /** @type {[number, number]} */ ([from, from * 10]) }),
    ...(kind === 'sort' && { sort: `${random.of(sorts)}]=${random.of(['asc', 'desc'])}` }),
    page: kind === 'deep' ? 2 + random.below(20) : 1,
  };
}

/**
 * Returns random product lists as visitors request them. Their words come from existing cards, so words that many cards
 * share are searched often. Each kind occurs according to its share. The same sample and seed always return the same
 * lists.
 * @param {Sample} sample
 * @param {{ seed: number, count: number }} wanted
 * @returns {Question[]}
 */
export function makeQuestions(sample, { seed, count }) {
  const random = randomFrom(seed);
  const kinds = /** @type {Kind[]} */ (Object.entries(shares).flatMap(([kind, share]) => Array(share).fill(kind)));
  const made = [];
  while (made.length < count) {
    const one = question(random.of(kinds), sample, random);
    if (one) made.push(one);
  }
  return made;
}

/** Returns the address of a list. @param {Question} question @param {number} [limit] */
export function listPath({ text, categoryId, price, sort, page }, limit = 30) {
  const search = text === '' ? '' : `f_search=${encodeURIComponent(text)}&`;
  const range = price ? `f_price[0]=${price[0]}&f_price[1]=${price[1]}&` : '';
  const order = sort ? `sort[${sort}&` : '';
  return `/catalog/category/${categoryId}?${search}${range}${order}page=${page}&limit=${limit}`;
}

/**
 * Returns the texts that the search box sends while a visitor types: the first three letters, the first four, and so on
 * up to eight.
 * @param {readonly Question[]} questions
 */
export const keystrokes = (questions) =>
  questions.flatMap(({ text }) => Array.from({ length: Math.min(6, text.length - 2) }, (_, i) => text.slice(0, 3 + i)));

/** Writes data/questions.json from the demo world. */
export async function writeQuestions() {
  const { demoCards } = await import('@setu/demo-world');
  const cards = demoCards().filter(({ state }) => state === 'published');
  const categoryIds = ['', ...cards.map(({ categoryId }) => categoryId)];
  const questions = makeQuestions({ cards, categoryIds }, { seed: 1, count: 3_000 });
  const written = questions.map((one) => ({ kind: one.kind, text: one.text, path: listPath(one), page: one.page }));
  writeFileSync(file, `${JSON.stringify(written)}\n`);
  return written;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const { length } = await writeQuestions();
  process.stdout.write(`${length} questions written to ${file}\n`);
}
