import { isAppError } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import { type Description, isSameDescription, nameIn, readyDescription, storableDescription } from './description.js';

interface Over {
  item?: Partial<Description['item']>;
  terms?: Partial<Description['terms']>;
}

const kg = { id: 'u', name: { en: 'kg', ru: 'кг' } };

const described = ({ item, terms }: Over = {}): Description => ({
  item: {
    ...{ name: ' Крышка люка ', description: 'Чугун', area: 'Сети', customsCode: '7325 10 000.0', count: ' 0250 ' },
    ...{ unit: kg, price: '9 540,5' },
    ...item,
  },
  terms: {
    ...{ timeFrame: 'до 25 декабря', total: '2 385 125', comment: '', boughtBefore: '', boughtSupplier: '' },
    ...{ boughtBrand: '' },
    ...terms,
  },
});

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: '', type: '', size: 1n }));

function failures(act: () => unknown): Record<string, string> {
  try {
    act();
  } catch (error) {
    if (isAppError(error, 'invalid')) return Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
    throw error;
  }
  return {};
}

describe('a description that may be published', () => {
  it('is written one way: trimmed, the code its digits alone, prices plain decimals', () => {
    const { item, terms } = readyDescription(described(), []);
    expect(item).toMatchObject({ name: 'Крышка люка', customsCode: '7325100000', count: '250', price: '9540.5' });
    expect(terms).toMatchObject({ timeFrame: 'до 25 декабря', total: '2385125' });
    expect(readyDescription({ item, terms }, [])).toEqual({ item, terms });
  });

  it('says all that is missing at once, by the outside’s names', () => {
    const item = { name: ' ', description: '', area: '', customsCode: '', count: '', price: '', unit: undefined };
    expect(failures(() => readyDescription(described({ item, terms: { timeFrame: '', total: '' } }), []))).toEqual({
      'position.description': 'required',
      'position.comment': 'required',
      'position.area': 'required',
      'position.customs_code': 'required',
      'position.count': 'required',
      'position.price': 'required',
      'contract.time_frame': 'required',
      'contract.total_price': 'required',
    });
  });

  it.each<[string, Over, Record<string, string>]>([
    ['a code of three digits', { item: { customsCode: '732' } }, { 'position.customs_code': 'customs_code' }],
    ['a code of eleven', { item: { customsCode: '73251000001' } }, { 'position.customs_code': 'customs_code' }],
    ['a code of letters', { item: { customsCode: 'код' } }, { 'position.customs_code': 'customs_code' }],
    ['no pieces', { item: { count: '0' } }, { 'position.count': 'min' }],
    ['half a piece', { item: { count: '1,5' } }, { 'position.count': 'integer' }],
    [
      'a unit nobody knows',
      { item: { unit: { id: 'x', name: { en: '', ru: '' } } } },
      { 'position.unit': 'invalid_option' },
    ],
    ['a price of nothing', { item: { price: '0,004' } }, { 'position.price': 'not_positive' }],
    ['a price in words', { item: { price: 'дорого' } }, { 'position.price': 'invalid_number' }],
    ['a sum below nothing', { terms: { total: '-5' } }, { 'contract.total_price': 'invalid_number' }],
    ['a sum beyond reason', { terms: { total: '10000000000001' } }, { 'contract.total_price': 'max' }],
    ['an endless name', { item: { name: 'я'.repeat(301) } }, { 'position.description': 'length_max' }],
    ['an endless brand', { terms: { boughtBrand: 'я'.repeat(301) } }, { 'contract.bought_brand': 'length_max' }],
    ['what cannot be stored', { terms: { comment: 'a\0' } }, { 'contract.comment': 'invalid_characters' }],
  ])('is not %s', (_, over, fields) => {
    expect(failures(() => readyDescription(described(over), []))).toEqual(fields);
  });

  it('has twenty files at most, each once', () => {
    expect(failures(() => readyDescription(described(), files(21)))).toEqual({ files: 'too_many_files' });
    const [one] = files(1);
    expect(failures(() => readyDescription(described(), one ? [one, one] : []))).toEqual({ files: 'file_repeated' });
  });
});

it('a draft keeps anything that can be stored', () => {
  expect(failures(() => storableDescription(described({ item: { count: 'две', price: 'сколько-нибудь' } })))).toEqual(
    {},
  );
  expect(failures(() => storableDescription(described({ item: { area: '\0' } })))).toEqual({
    'position.area': 'invalid_characters',
  });
});

it('is the same whatever its unit is called now, and another with any other word', () => {
  const one = described();
  expect(isSameDescription(one, described({ item: { unit: { ...kg, name: { en: 'kilo', ru: 'кило' } } } }))).toBe(true);
  for (const over of [{ item: { unit: undefined } }, { item: { area: 'x' } }, { terms: { boughtBrand: 'x' } }])
    expect(isSameDescription(one, described(over))).toBe(false);
});

it('is named in the language it was written in', () => {
  expect(nameIn(described())).toEqual({ en: '', ru: 'Крышка люка' });
  expect(nameIn(described({ item: { name: 'Manhole cover' } }))).toEqual({ en: 'Manhole cover', ru: '' });
});
