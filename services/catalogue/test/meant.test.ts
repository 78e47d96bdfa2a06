import { openedWith } from '@setu/kit/db';
import { actors, type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { isPlainWord, wordsOf } from '../src/search/domain/fold.js';
import { tidySearch } from '../src/search/domain/search-query.js';
import { noLists } from '../src/search/domain/word-lists.js';
import { readSearch } from '../src/search/store/read-search.js';
import { randomFrom } from '../src/seed/random.js';
import { seedCatalogue } from '../src/seed.js';
import { rowsOf } from '../src/store/sql.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let known: string[];
const random = randomFrom(20261120);

beforeAll(async () => {
  catalogue = await bootService(start, { demo: true });
  await seedCatalogue({
    url: openedWith(catalogue.deps.db).url,
    skus: 2_000,
    categories: 100,
    suppliers: 50,
    seed: 11,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => undefined,
  });
  const words = await rowsOf<{ word: string }>(catalogue.deps.db, {
    sql: 'SELECT word FROM vocab WHERE length(word) >= 5 ORDER BY word',
    bindings: [],
  });
  known = words.map(({ word }) => word).filter(isPlainWord);
}, 120_000);
afterAll(() => catalogue?.close());

/** Whether a search finds a card that is called by the word, among the first 100. */
async function finds(search: string, word: string): Promise<boolean> {
  const { read } = catalogue.deps;
  const query = {
    price: { from: undefined, to: undefined },
    order: { by: 'popularity', descending: false },
    offset: 0,
    limit: 100,
  } as const;
  const searched = await readSearch({
    vocabulary: read.vocabulary,
    care: { lists: noLists, reader: 'ru' },
    search: tidySearch(search),
    unfinished: 'if nothing else',
    attempt: async ({ match }) => {
      const page = await read.findCards(match, [], query);
      return page.isFound ? page : undefined;
    },
  });
  const stems = await read.vocabulary.lookUp([word]);
  const stem = stems.get(word)?.stem ?? word;
  const rows = await rowsOf<{ is: boolean }>(catalogue.deps.db, {
    sql: `SELECT bool_or(tsvector_to_array(words) && ?::text[]) AS is FROM search_doc WHERE sku_id = ANY (?::uuid[])`,
    bindings: [[word, stem, `~${word}`, `~${stem}`], searched?.found.ids ?? []],
  });
  return rows[0]?.is ?? false;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

/** The word with one letter lost, doubled by another, changed, or two neighbours swapped. */
function slipped(word: string): string {
  const letters = /[а-я]/.test(word) ? RUSSIAN : LATIN;
  const at = random.between(0, word.length - 2);
  const letter = letters.charAt(random.between(0, letters.length - 1));
  const made = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return random.of(made);
}

const KEYS = { ru: 'йцукенгшщзхъфывапролджэячсмитьбю', en: "qwertyuiop[]asdfghjkl;'zxcvbnm,." };
const retyped = (word: string): string => {
  const [from, to] = /[а-я]/.test(word) ? [KEYS.ru, KEYS.en] : [KEYS.en, KEYS.ru];
  return [...word].map((letter) => to.charAt(from.indexOf(letter))).join('');
};

/** Spelt as in passports: not the table the search itself reads sounds by. */
const PASSPORT = Object.fromEntries(
  'а a,б b,в v,г g,д d,е e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,я ya'
    .split(',')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const transliterated = (word: string): string => [...word].map((letter) => PASSPORT[letter] ?? letter).join('');

async function share(
  words: readonly string[],
  spell: (word: string) => string,
): Promise<{ share: number; missed: string[] }> {
  const missed: string[] = [];
  for (const word of words) {
    const search = spell(word);
    if (!(await finds(search, word))) missed.push(`${word} as ${search}`);
  }
  return { share: 1 - missed.length / words.length, missed };
}

const sample = (words: readonly string[], size: number): string[] =>
  Array.from({ length: Math.min(size, words.length) }, () => random.of(words));

describe('what was meant is found', () => {
  it('behind at least 95 % of one-letter slips', async () => {
    const { share: found, missed } = await share(sample(known, 300), slipped);
    expect(found, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it('behind at least 95 % of words typed in the wrong layout', async () => {
    const { share: found, missed } = await share(sample(known, 200), retyped);
    expect(found, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it('behind at least 95 % of transliterated Russian words', async () => {
    const russian = known.filter((word) => /[а-я]/.test(word));
    const { share: found, missed } = await share(sample(russian, 200), transliterated);
    expect(found, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
  }, 120_000);

  it('behind every vendor code', async () => {
    const rows = await rowsOf<{ id: string; code: string }>(catalogue.deps.db, {
      sql: `SELECT v.sku_id AS id, v.vendor_code AS code FROM sku_version v JOIN search_doc d ON d.sku_id = v.sku_id
        WHERE v.vendor_code <> '' ORDER BY d.rank LIMIT 2000`,
      bindings: [],
    });
    for (const { id, code } of Array.from({ length: 50 }, () => random.of(rows))) {
      expect(wordsOf(code).length).toBeGreaterThan(0);
      const reply = await catalogue.client.listCards(
        { categoryId: '', filter: { search: code }, page: { page: 1, limit: 100 } },
        { actor: actors.anonymous() },
      );
      expect(
        reply.cards.map((card) => card.skuId),
        code,
      ).toContain(id);
    }
  });
});
