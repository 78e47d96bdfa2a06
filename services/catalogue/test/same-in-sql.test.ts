import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { FOLDED_FROM, foldText, wordsOf } from '../src/search/domain/fold.js';
import { LOOKALIKE_RUSSIAN } from '../src/search/domain/transliteration.js';
import { codeKey } from '../src/search/domain/vendor-code.js';
import { rowsOf } from '../src/store/sql.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
beforeAll(async () => {
  catalogue = await bootService(start);
});
afterAll(() => catalogue?.close());

const TEXTS = [
  'Ёлки ЗЕЛЁНЫЕ, чай!',
  'Насос-дозатор 1.5 кВт (220V) №7',
  'Müller & Söhne — ÇA VA? Ÿ',
  'АВ-12/3 НШ 32_x',
  FOLDED_FROM.toUpperCase(),
  `${LOOKALIKE_RUSSIAN}${LOOKALIKE_RUSSIAN.toUpperCase()}`,
  'щ Ъ ь Э ю Я й Й',
  '',
];

it('text is folded, cut into words and made a code key in the database as it is in the service', async () => {
  const rows = await rowsOf<{ text: string; fold: string; words: string; code: string }>(catalogue.deps.db, {
    sql: 'SELECT t AS text, fold(t) AS fold, words(t) AS words, code_key(t) AS code FROM unnest(?::text[]) AS t',
    bindings: [TEXTS],
  });
  expect(rows).toHaveLength(TEXTS.length);
  for (const { text, fold, words, code } of rows) {
    expect(fold, text).toBe(foldText(text));
    expect(words.trim(), text).toBe(wordsOf(text).join(' '));
    expect(code, text).toBe(codeKey(text));
  }
});

it('the text search configuration takes ё for е by itself', async () => {
  const [row] = await rowsOf<{ same: boolean }>(catalogue.deps.db, {
    sql: `SELECT to_tsvector('ru', 'ёлки зелёные') = to_tsvector('ru', 'елки зеленые') AS same`,
    bindings: [],
  });
  expect(row?.same).toBe(true);
});
