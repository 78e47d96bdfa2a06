import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { FOLDED_FROM, foldText, wordsOf } from '../src/search/domain/fold.js';
import { cardWordsOf, spelled } from '../src/search/domain/measures.js';
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
  'Кабель ВВГ 3х2,5 мм², 0.66 кВ',
  'Насос 15кВт 380В, 25 м³/ч, до 80 °C',
  'Pump 15 kW 380 V, 25 m3/h',
  'Плитка 12 × 18*0,8 см; 12 x 18',
  'Труба Ø25 мм, ⌀ 32, 99% 5 кв. м',
  '12 в коробке, 5 с половиной, 220в 80с 16А',
  '1.2.3 x4 5x 3x4x5 7х8мм2',
  '',
];

interface Row {
  text: string;
  fold: string;
  words: string;
  code: string;
  spelled: string;
  found_by: string;
}

it('the database folds text, splits it into words and builds code keys like the service', async () => {
  const rows = await rowsOf<Row>(catalogue.deps.db, {
    sql: `SELECT t AS text, fold(t) AS fold, words(t) AS words, code_key(t) AS code, spelled(t) AS spelled,
      search_words(t) AS found_by FROM unnest(?::text[]) AS t`,
    bindings: [TEXTS],
  });
  expect(rows).toHaveLength(TEXTS.length);
  for (const { text, fold, words, code, ...row } of rows) {
    expect(fold, text).toBe(foldText(text));
    expect(words.trim(), text).toBe(wordsOf(text).join(' '));
    expect(code, text).toBe(codeKey(text));
    expect(row.spelled, text).toBe(spelled(text));
    expect(row.found_by.trim().split(/ +/).sort(), text).toEqual(
      cardWordsOf(text).length === 0 ? [''] : cardWordsOf(text).sort(),
    );
  }
});

it.each([
  ['Чай', false],
  ['Чай, кофе и специи', true],
  ['Tea and coffee', true],
  ['Насосы для гостиниц и ресторанов', false],
  ['Pumps for hotels & restaurants', false],
  ['Трубы/фитинги', true],
  ['Индийские ткани', false],
  ['', false],
])('«%s» names several things: %s', async (title, isSeveral) => {
  const sql = 'SELECT names_several(?) AS is';
  expect(await rowsOf(catalogue.deps.db, { sql, bindings: [title] })).toEqual([{ is: isSeveral }]);
});

it.each([
  ['Deccan Flow Pvt Ltd', 'deccan flow'],
  ['ООО «Волга Коммерц»', 'волга коммерц'],
  ['Coltex Co', 'coltex'],
])('the name of %s is «%s»', async (name, called) => {
  const sql = 'SELECT supplier_name(?) AS called';
  expect(await rowsOf(catalogue.deps.db, { sql, bindings: [name] })).toEqual([{ called }]);
});

it.each(['15kw', '2d5mm2', '3x2d5', '12x18', '80c', '1d5', '25m3h'])(
  '«%s» is one word in the database',
  async (word) => {
    const sql = `SELECT tsvector_to_array(to_tsvector('ru', ?)) AS ru, tsvector_to_array(to_tsvector('plain', ?)) AS plain`;
    expect(await rowsOf(catalogue.deps.db, { sql, bindings: [word, word] })).toEqual([{ ru: [word], plain: [word] }]);
  },
);

it('the text search configuration treats ё as е', async () => {
  const [row] = await rowsOf<{ same: boolean }>(catalogue.deps.db, {
    sql: `SELECT to_tsvector('ru', 'ёлки зелёные') = to_tsvector('ru', 'елки зеленые') AS same`,
    bindings: [],
  });
  expect(row?.same).toBe(true);
});
