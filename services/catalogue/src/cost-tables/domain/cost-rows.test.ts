import { type CostValues, checkCostRow } from '@setu/proto/cost-rows';
import { type CostColumn, costTableSpec } from '@setu/proto/cost-tables';
import { readCostValue } from '@setu/proto/cost-values';
import { type CostTable, costTables } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf } from './cost-row.js';
import { readCostFile } from './read-file.js';
import { costFile } from './write-file.js';

const known = { places: new Set(['INNSA', 'RULED', 'RUMOW']), countries: new Set(['IN', 'RU']) };
const dated = { valid_from: '2026-01-01', source: 'Decree' };
const duty = { tax: 'duty', code: '8413', kind: 'percent', percent: '5', ...dated };
const lane = {
  ...{ from: 'INNSA', to: 'RULED', mode: 'sea', unit: 'tonne', price: '90', currency: 'USD' },
  ...{ days_from: '30', days_to: '40', ...dated },
};
const place = { code: 'INNSA', kind: 'port', country: 'IN', name_en: 'Nhava Sheva', name_ru: 'Нава-Шева' };

const problemsOf = (table: CostTable, values: CostValues): string[] => {
  const checked = checkCostRow(table, values, known);
  return 'problems' in checked ? checked.problems.map(({ column, code }) => `${column} ${code}`) : [];
};

describe('A row of a cost table', () => {
  it.each<[string, CostTable, CostValues, string[]]>([
    ['a percentage', 'tariffs', duty, []],
    ['a percentage of zero', 'tariffs', { ...duty, percent: '0' }, []],
    ['value added tax for all goods', 'tariffs', { ...duty, tax: 'vat', code: '' }, []],
    ['a duty without a code', 'tariffs', { ...duty, code: '' }, ['code required']],
    ['a percentage without its rate', 'tariffs', { ...duty, percent: '' }, ['percent required']],
    ['a percentage with an amount', 'tariffs', { ...duty, amount: '2' }, ['amount not_applicable']],
    [
      ...(['a rate per unit without its amount', 'tariffs', { ...duty, kind: 'specific', percent: '' }] as const),
      ['amount required', 'currency required', 'unit required'],
    ],
    ['a code of one digit', 'tariffs', { ...duty, code: '8' }, ['code code_digits']],
    ['a code of eleven digits', 'tariffs', { ...duty, code: '84137021000' }, ['code code_digits']],
    ['an unknown country', 'tariffs', { ...duty, origin: 'XX' }, ['origin country_code']],
    ['an unknown option', 'tariffs', { ...duty, kind: 'other' }, ['kind invalid_option']],
    ['an impossible day', 'tariffs', { ...duty, valid_from: '2026-02-30' }, ['valid_from invalid_date']],
    ['an end before the beginning', 'tariffs', { ...duty, valid_to: '2025-12-31' }, ['valid_to period_order']],
    ['one day', 'tariffs', { ...duty, valid_to: '2026-01-01' }, []],
    ['another address', 'tariffs', { ...duty, source_url: 'javascript:x' }, ['source_url invalid_url']],
    ['the last fee', 'fees', { up_to: '', fee: '73860', ...dated }, []],
    ['a fee up to nothing', 'fees', { up_to: '0', fee: '1', ...dated }, ['up_to not_positive']],
    ['a lane', 'lanes', lane, []],
    ['a lane to an unknown place', 'lanes', { ...lane, to: 'RUVVO' }, ['to unknown_place']],
    ['a lane to itself', 'lanes', { ...lane, to: 'INNSA' }, ['to same_place']],
    ['a lane with days in the wrong order', 'lanes', { ...lane, days_to: '29' }, ['days_to days_order']],
    ['half a day', 'lanes', { ...lane, days_from: '1.5' }, []],
    ['a price that rounds to nothing', 'lanes', { ...lane, price: '0.00004' }, ['price not_positive']],
    ['a price with two meanings', 'lanes', { ...lane, price: '1,250' }, ['price number_unclear']],
    ['a negative price', 'lanes', { ...lane, price: '-1' }, ['price invalid_number']],
    ['another currency', 'lanes', { ...lane, currency: 'GBP' }, ['currency invalid_option']],
    ['a place', 'places', place, []],
    ['a place in another country', 'places', { ...place, country: 'RU' }, ['country place_country']],
    ['a place with a wrong code', 'places', { ...place, code: 'NSA' }, ['code place_code']],
  ])('accepts or rejects %s', (_what, table, values, problems) => {
    expect(problemsOf(table, values)).toEqual(problems);
  });

  it.each([
    ['percent', ' 12,50 ', '12.5'],
    ['percent', '007.0', '7'],
    ['amount', '1 250,5', '1250.5'],
    ['amount', '１２．５', '12.5'],
    ['percent', '33.333333', '33.3333'],
    ['percent', '4.99999', '5'],
    ['valid_from', '5.1.2026', '2026-01-05'],
    ['code', '8413.70 21', '84137021'],
    ['origin', 'in', 'IN'],
    ['source', '  Two \n words ', 'Two words'],
    ['is_example', '', 'no'],
  ])('stores %s as plain text: %j', (name, typed, stored) => {
    const column = costTableSpec('tariffs').columns.find((one) => one.name === name);
    expect(column && readCostValue(column, typed)).toEqual({ value: stored });
  });

  it.each([
    ['2026-03-01', '', 'future'],
    ['2026-02-28', '', 'in_force'],
    ['2026-01-01', '2026-02-27', 'expired'],
    ['2026-01-01', '2026-02-28', 'expiring'],
    ['2026-01-01', '2026-03-30', 'expiring'],
    ['2026-01-01', '2026-03-31', 'in_force'],
  ])('from %s to %s is %s on 28 February', (valid_from, valid_to, state) => {
    expect(stateOf({ valid_from, valid_to }, '2026-02-28')).toBe(state);
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const typedValue = (column: CostColumn): fc.Arbitrary<string> => {
  switch (column.kind) {
    case 'choice':
      return fc.constantFrom(...column.options);
    case 'digits':
      return fc.stringMatching(/^\d{2,10}$/);
    case 'decimal':
      return fc.nat(99_999).map((value) => String(value / 100));
    case 'integer':
      return fc.nat(30).map(String);
    case 'day':
      return fc.nat(3000).map((day) => new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10));
    case 'country':
      return fc.constantFrom('IN', 'RU', '');
    case 'currency':
      return fc.constantFrom('USD', 'RUB');
    case 'flag':
      return fc.constantFrom('yes', 'no', '');
    case 'url':
      return fc.constantFrom('', 'https://example.org/a?b=1;c=2');
    case 'text':
      return text;
    default:
      return fc.constantFrom('INNSA', 'RULED', 'RUMOW');
  }
};
const typedRow = (table: CostTable): fc.Arbitrary<CostValues> =>
  fc.record(Object.fromEntries(costTableSpec(table).columns.map((column) => [column.name, typedValue(column)])));

describe('A file of a cost table', () => {
  it.each(costTables)('of %s is read back as it was written', (table) => {
    fc.assert(
      fc.property(typedRow(table), (typed) => {
        const { only } = { only: costTableSpec(table).columns.filter((column) => column.only) };
        const fitting = { ...typed };
        for (const { name, only: condition } of only)
          if (condition && !condition.of.includes(typed[condition.column] ?? ''))
            delete (fitting as Record<string, string>)[name];
        const checked = checkCostRow(table, fitting, known);
        fc.pre('values' in checked);
        if (!('values' in checked)) return;
        const bytes = Buffer.from([...costFile(table, [checked.values])].join(''));
        const found = readCostFile(table, bytes, known);
        expect(found).toMatchObject({ file: { valid: [checked.values], faulty: [] } });
      }),
      { numRuns: 300 },
    );
  });

  const cp1251 = (value: string): Buffer =>
    Buffer.from(
      [...value].map((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        const apart: Record<string, number> = { '№': 0xb9, ё: 0xb8 };
        if (apart[sign]) return apart[sign];
        return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
      }),
    );
  const rows = (found: ReturnType<typeof readCostFile>) => ('file' in found ? found.file : { problem: found.problem });

  it('may be Windows-1251, separated by commas, with Russian labels in any order', () => {
    const head = 'Источник,"Ставка, %",Вид ставки,Код ТН ВЭД,Платёж,Действует с,Страна происхождения';
    const row = cp1251('\r\nПриказ № 5,"7,5",Процент,8413,НДС,01.02.2026,\r\n');
    expect(rows(readCostFile('tariffs', Buffer.concat([cp1251(head), row]), known))).toMatchObject({
      valid: [
        { tax: 'vat', code: '8413', percent: '7.5', kind: 'percent', valid_from: '2026-02-01', source: 'Приказ № 5' },
      ],
      faulty: [],
    });
  });

  it('may have invisible characters in its titles, codes and numbers', () => {
    const file = 'up_to;f\u00ADee;valid_from;source\n1\u200B000;5\uFE0F;2026-01-01;И\u0306';
    expect(rows(readCostFile('fees', Buffer.from(file), known))).toMatchObject({
      valid: [{ up_to: '1000', fee: '5', source: 'Й' }],
      faulty: [],
    });
  });

  it.each<[string, string, object]>([
    ['nothing', '', { code: 'cost_file_empty' }],
    ['only names', 'up_to;fee;valid_from;source', { code: 'cost_file_empty' }],
    ['no names', '1;2;3', { code: 'cost_file_header' }],
    ['a column less', 'up_to;fee;source\n1;2;x', { code: 'cost_columns_missing', params: { columns: 'valid_from' } }],
    [
      ...(['a column more', 'up_to;fee;valid_from;source;valid to\n1;2;x'] as const),
      { code: 'cost_columns_unknown', params: { columns: 'valid to' } },
    ],
    [
      ...(['a column twice', 'up_to;fee;Fee, ₽;valid_from;source\n1;2;x'] as const),
      { code: 'cost_columns_repeated', params: { columns: 'fee' } },
    ],
  ])('with %s is rejected', (_what, file, problem) => {
    expect(readCostFile('fees', Buffer.from(file), known)).toEqual({ problem });
  });

  it('names the lines of faulty rows, and does not accept a key twice', () => {
    const file = ['fee;up_to;valid_from;source;problem', '5;1000;2026-01-01;"a\nb";x', '6;1000.0;1.1.2026;c', ';9;x;d'];
    const found = rows(readCostFile('fees', Buffer.from(file.join('\n')), known));
    expect(found).toMatchObject({
      valid: [{ up_to: '1000', fee: '5', source: 'a b' }],
      faulty: [
        { line: 4, problems: [{ column: 'up_to', code: 'row_repeated', value: '1000.0' }] },
        {
          line: 5,
          problems: [
            { column: 'valid_from', code: 'invalid_date', value: 'x' },
            { column: 'fee', code: 'required' },
          ],
        },
      ],
    });
  });

  it('never has a formula in a cell', () => {
    const written = [...costFile('fees', [{ fee: '1', source: '=1+1', valid_from: '2026-01-01' }])].join('');
    expect(written).toContain(";'=1+1;");
  });

  it('has at most 100,000 rows and 6 MB', () => {
    const long = `fee;up_to;valid_from;source\n${'a\n'.repeat(100_001)}`;
    expect(readCostFile('fees', Buffer.from(long), known)).toMatchObject({ problem: { code: 'cost_file_rows' } });
    expect(readCostFile('fees', Buffer.alloc(6 * 1024 * 1024 + 1, 'a'), known)).toMatchObject({
      problem: { code: 'cost_file_too_large', params: { max: '6' } },
    });
  });
});
