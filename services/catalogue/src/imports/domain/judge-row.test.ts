import { cardColumns } from '@setu/proto/card-columns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLists } from './card-lists.js';
import { exportCells } from './export-cells.js';
import { judgeRow } from './judge-row.js';
import type { RawCell } from './raw-cell.js';
import { readHeader } from './read-header.js';
import { readNumber } from './read-number.js';

const both = (en: string, ru: string) => ({ en, ru });
const lists = cardLists({
  categories: [
    { id: 'g', parentId: undefined, name: both('Goods', 'Товары'), level: 0, type: 'product' },
    { id: 'm', parentId: 'g', name: both('Equipment', 'Оборудование'), level: 1, type: 'product' },
    { id: 'f', parentId: 'g', name: both('Food', 'Продукты'), level: 1, type: 'product' },
    { id: 'p', parentId: 'm', name: both('Pumps', 'Насосы'), level: 2, type: 'product' },
    { id: 'o', parentId: 'm', name: both('Other', 'Прочее'), level: 2, type: 'product' },
    { id: 'q', parentId: 'f', name: both('Other', 'Прочее'), level: 2, type: 'product' },
    { id: 's', parentId: undefined, name: both('Services', 'Услуги'), level: 0, type: 'service' },
    { id: 't', parentId: 's', name: both('Repair', 'Ремонт'), level: 1, type: 'service' },
    { id: 'r', parentId: 't', name: both('Pump repair', 'Ремонт насосов'), level: 2, type: 'service' },
  ],
  units: [{ id: 'u', name: both('pcs', 'шт'), description: both('piece', 'штука') }],
  colors: [{ id: 'c', name: both('Blue', 'Синий') }],
  industries: [
    { id: 'i', name: both('Water supply', 'Водоснабжение') },
    { id: 'j', name: both('Food; drinks', 'Еда; напитки') },
  ],
});
const titles: string[] = cardColumns.map(({ name }) => name);
const header = readHeader(titles);
if (typeof header === 'string') throw new Error(header);
const picture = (name: string) =>
  name === 'a.jpg' ? { id: 'picture' } : { code: 'picture_missing', params: { name } };

const good: Record<string, RawCell> = {
  ...{ vendor_code: 'A-1', name: 'Pump', category: 'Equipment > Pumps', hs_code: '841360', brand: 'K' },
  ...{ price_mode: 'exact', price_from: '100', payment_advance: '30', payment_transfer: '70%', unit: 'ШТУКА' },
  ...{
    minimum_quantum: '1',
    lead_days: '5',
    inco_terms: 'fob',
    country: 'IND',
    color: 'синий',
    width: '1',
    height: '1',
  },
  ...{ length: '1', weight: '1', industries: 'Водоснабжение', area: 'a', description: 'd', special_instructions: 's' },
  ...{ shipment_method: 'Морем', shipment_description: 'x', shipment_port: 'y' },
  is_sample_available: 'No',
};
const judge = (change: Record<string, RawCell> = {}, card?: Parameters<typeof judgeRow>[1]['card']) =>
  judgeRow(
    { row: 2, cells: titles.map((name) => ({ ...good, ...change })[name] ?? '') },
    { header, lists, picture, card },
  );
const problem = (change: Record<string, RawCell>) => {
  const [first, ...more] = judge(change).problems;
  expect(more).toEqual([]);
  return [first?.column, first?.code, first?.params];
};

describe('A row of a card file', () => {
  it('becomes a card, with references by name in either language', () => {
    const { form, problems, isChanged } = judge();
    expect([problems, isChanged]).toEqual([[], true]);
    expect(form).toMatchObject({ categoryId: 'p', unitId: 'u', colorId: 'c', countryId: 'IND', industryIds: ['i'] });
    expect(form).toMatchObject({ priceFrom: 10_000n, priceTo: 10_000n, paymentAdvance: 0.3, paymentTransfer: 0.7 });
  });

  it.each<[Record<string, RawCell>, unknown[]]>([
    [{ name: '' }, ['name', 'required', {}]],
    [{ vendor_code: '' }, ['vendor_code', 'required', {}]],
    [{ category: 'Equipment' }, ['category', 'not_subcategory', { value: 'Equipment' }]],
    [{ category: 'Pumsp' }, ['category', 'not_in_list_near', { value: 'Pumsp', near: 'Equipment > Pumps' }]],
    [
      { category: 'Прочее' },
      ['category', 'several_match', { value: 'Прочее', options: 'Equipment > Other; Food > Other' }],
    ],
    [{ unit: 'bucket' }, ['unit', 'not_in_list', { value: 'bucket' }]],
    [{ price_from: { formula: '=A1*2' } }, ['price_from', 'formula', {}]],
    [{ name: { error: '#REF!' } }, ['name', 'cell_error', { value: '#REF!' }]],
    [{ price_from: '1,250' }, ['price_from', 'number_unclear', { value: '1,250', whole: '1250', part: '1.250' }]],
    [{ lead_days: '0.4' }, ['lead_days', 'not_positive', {}]],
    [{ price_from: '0.004' }, ['price_from', 'not_positive', {}]],
    [{ is_sample_available: ' ' }, ['is_sample_available', 'required', {}]],
    [{ is_sample_available: 'maybe' }, ['is_sample_available', 'not_flag', { value: 'maybe' }]],
    [{ payment_transfer: '80' }, ['payment_transfer', 'shares_over', {}]],
    [{ package_net_weight: '25', package_gross_weight: '24.9' }, ['package_gross_weight', 'weight_order', {}]],
    [{ pictures: 'a.jpg; b.jpg' }, ['pictures', 'picture_missing', { name: 'b.jpg' }]],
    [{ name: 'x'.repeat(301) }, ['name', 'length_max', { max: '300' }]],
    [{ hs_code: '12' }, ['hs_code', 'hs_code', {}]],
    [{ width: '-1' }, ['width', 'not_positive', {}]],
  ])('reports the problem of %j', (change, expected) => {
    expect(problem(change)).toEqual(expected);
  });

  it.each<[Record<string, RawCell>, object]>([
    [{ price_from: '100.123' }, { priceFrom: 10_012n }],
    [{ price_from: '333.333333333333' }, { priceFrom: 33_333n }],
    [{ price_from: '₹ 99.995' }, { priceFrom: 10_000n }],
    [{ price_from: '₹ 15,000' }, { priceFrom: 1_500_000n }],
    [{ lead_days: '2.5' }, { leadDays: 3 }],
    [{ width: '10.00049' }, { width: 10 }],
    [{ payment_advance: '33.3333333333333%', payment_transfer: '66.67' }, { paymentAdvance: 0.3333 }],
  ])('reads and rounds %j', (change, form) => {
    expect(judge(change)).toMatchObject({ problems: [], form });
  });

  it('says whether a product has samples, and nothing about samples of a service', () => {
    const part = titles.filter((name) => name !== 'is_sample_available');
    const short = readHeader(part);
    if (typeof short === 'string') throw new Error(short);
    const withoutColumn = (change: Record<string, RawCell>, card?: Parameters<typeof judgeRow>[1]['card']) =>
      judgeRow(
        { row: 2, cells: part.map((name) => ({ ...good, ...change })[name] ?? '') },
        { header: short, lists, picture, card },
      );
    const codes = ({ problems }: ReturnType<typeof judgeRow>) =>
      problems.map(({ column, code }) => `${column} ${code}`);
    expect(codes(withoutColumn({}))).toEqual(['is_sample_available required']);
    expect(codes(withoutColumn({ category: 'Pump repair' }))).toEqual([]);
    expect(codes(judge({ category: 'Pump repair', is_sample_available: '' }))).toEqual([]);
    const card = judge({ is_sample_available: 'Yes' }).form;
    expect(withoutColumn({ name: 'Pump 2' }, card)).toMatchObject({ problems: [], form: { isSampleAvailable: true } });
    expect(codes(judge({ is_sample_available: '' }, card))).toEqual(['is_sample_available required']);
  });

  it('says nothing about dangerous goods while the cell is empty', () => {
    const answers = ['', 'No', 'Yes'].map((is_hazardous) => judge({ is_hazardous }).form.isHazardous);
    expect(answers).toEqual([undefined, false, true]);
  });

  it('keeps values whose column is missing, clears values whose cell is empty, and keeps pictures if the cell names none', () => {
    const card = { ...judge().form, pictureIds: ['old'], condition: 'New' };
    const short = readHeader(['name', 'vendor_code', 'condition', 'pictures']);
    if (typeof short === 'string') throw new Error(short);
    const { form, problems } = judgeRow(
      { row: 2, cells: ['Pump 2', 'A-1', '', ''] },
      { header: short, lists, picture, card },
    );
    expect(problems).toEqual([]);
    expect(form).toEqual({ ...card, name: 'Pump 2', condition: '' });
    expect(judge({ pictures: 'a.jpg' }, card).form.pictureIds).toEqual(['picture']);
  });

  it('changes nothing when it is an unedited export of the card', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.double({ noNaN: true, min: 0, max: 1e6 }), (name, area, width) => {
        const card = { ...judge().form, name, area, width };
        for (const locale of ['en', 'ru'] as const) {
          const cells = exportCells(card, lists, locale).map((cell) =>
            /^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell,
          );
          expect(judgeRow({ row: 2, cells }, { header, lists, picture, card })).toMatchObject({
            isChanged: false,
            problems: [],
          });
        }
      }),
    );
  });
});

describe('The column titles of a file', () => {
  it.each([
    [['a', 'b'], 'no_header'],
    [['name'], 'no_header'],
    [['vendor_code', 'Vendor Code'], 'column_twice'],
  ])('%j fail with %s', (cells, failure) => {
    expect(readHeader(cells)).toBe(failure);
  });

  it('keep unknown columns and drop the notes of an earlier marked file', () => {
    expect(readHeader(['mine', 'Vendor_Code', 'setu_note'])).toMatchObject({ titles: ['mine', 'Vendor_Code'] });
  });
});

it.each([
  ['1250.50', '1250.5'],
  ['1 250,5', '1250.5'],
  ['1,25,000.50', '125000.5'],
  ['1,250,000', '1250000'],
  ['0,125', '0.125'],
  ['007', '007'],
])('reads the number %s as %s', (typed, text) => {
  expect(readNumber(typed, 3)).toEqual({ text });
});
