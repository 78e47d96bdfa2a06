import { isAppError } from '@setu/kit/core';
import { describe, expect, it } from 'vitest';
import {
  type Description,
  isSameDescription,
  nameIn,
  publishableDescription,
  storableDescription,
} from './description.js';

type Item = Description['items'][number];

interface Over {
  item?: Partial<Item>;
  further?: readonly Partial<Item>[];
  terms?: Partial<Description['terms']>;
}

const kg = { id: 'u', name: { en: 'kg', ru: 'кг' } };

const anItem = (over?: Partial<Item>): Item => ({
  ...{ name: ' Крышка люка ', description: 'Чугун', area: 'Сети', customsCode: '7325 10 000.0', count: ' 0250 ' },
  ...{ unit: kg, price: '9 540,5' },
  ...over,
});

const described = ({ item, further = [], terms }: Over = {}): Description => ({
  items: [anItem(item), ...further.map(anItem)],
  terms: {
    ...{ timeFrame: 'до 25 декабря', total: '2 385 125', comment: '', boughtBefore: '', boughtSupplier: '' },
    ...{ boughtBrand: '', deliveryCity: '' },
    ...terms,
  },
});

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: '', type: '', size: 1n }));

function failures(attempt: () => unknown): Record<string, string> {
  try {
    attempt();
  } catch (error) {
    if (isAppError(error, 'invalid')) return Object.fromEntries(error.fields.map(({ path, code }) => [path, code]));
    throw error;
  }
  return {};
}

describe('Publishing a description', () => {
  it('normalises the text: trims it, leaves only digits in the customs code, writes prices as plain decimals', () => {
    const { items, terms } = publishableDescription(described({ further: [{ count: ' 07 ' }] }), []);
    const first = { name: 'Крышка люка', customsCode: '7325100000', count: '250', price: '9540.5' };
    expect(items).toMatchObject([first, { ...first, count: '7' }]);
    expect(terms).toMatchObject({ timeFrame: 'до 25 декабря', total: '2385125' });
    expect(publishableDescription({ items, terms }, [])).toEqual({ items, terms });
  });

  it('reports all missing fields together, by their public names', () => {
    const item = { name: ' ', description: '', area: '', customsCode: '', count: '', price: '', unit: undefined };
    expect(
      failures(() => publishableDescription(described({ item, terms: { timeFrame: '', total: '' } }), [])),
    ).toEqual({
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
    ['a customs code of three digits', { item: { customsCode: '732' } }, { 'position.customs_code': 'customs_code' }],
    [
      'a customs code of eleven digits',
      { item: { customsCode: '73251000001' } },
      { 'position.customs_code': 'customs_code' },
    ],
    ['a customs code with letters', { item: { customsCode: 'код' } }, { 'position.customs_code': 'customs_code' }],
    ['a count of zero', { item: { count: '0' } }, { 'position.count': 'min' }],
    ['a fractional count', { item: { count: '1,5' } }, { 'position.count': 'integer' }],
    [
      'an unknown unit',
      { item: { unit: { id: 'x', name: { en: '', ru: '' } } } },
      { 'position.unit': 'invalid_option' },
    ],
    ['a price that rounds to zero', { item: { price: '0,004' } }, { 'position.price': 'not_positive' }],
    ['a price in words', { item: { price: 'дорого' } }, { 'position.price': 'invalid_number' }],
    ['a negative total', { terms: { total: '-5' } }, { 'contract.total_price': 'invalid_number' }],
    ['a total above the limit', { terms: { total: '10000000000001' } }, { 'contract.total_price': 'max' }],
    ['a name that is too long', { item: { name: 'я'.repeat(301) } }, { 'position.description': 'length_max' }],
    [
      'a brand that is too long',
      { terms: { boughtBrand: 'я'.repeat(301) } },
      { 'contract.bought_brand': 'length_max' },
    ],
    ['a comment that cannot be stored', { terms: { comment: 'a\0' } }, { 'contract.comment': 'invalid_characters' }],
  ])('rejects %s', (_, over, fields) => {
    expect(failures(() => publishableDescription(described(over), []))).toEqual(fields);
  });

  it('reports a wrong field of a further item by its number, and more than thirty items', () => {
    expect(
      failures(() => publishableDescription(described({ further: [{}, { count: '0', customsCode: '' }] }), [])),
    ).toEqual({ 'further_positions.1.count': 'min', 'further_positions.1.customs_code': 'required' });
    const further = Array.from({ length: 30 }, () => ({}));
    expect(failures(() => publishableDescription(described({ further }), []))).toEqual({
      further_positions: 'too_many_items',
    });
  });

  it('allows at most twenty files, each only once', () => {
    expect(failures(() => publishableDescription(described(), files(21)))).toEqual({ files: 'too_many_files' });
    const [one] = files(1);
    expect(failures(() => publishableDescription(described(), one ? [one, one] : []))).toEqual({
      files: 'file_repeated',
    });
  });
});

it('a draft accepts any text that can be stored', () => {
  expect(failures(() => storableDescription(described({ item: { count: 'две', price: 'сколько-нибудь' } })))).toEqual(
    {},
  );
  expect(failures(() => storableDescription(described({ item: { area: '\0' } })))).toEqual({
    'position.area': 'invalid_characters',
  });
});

it('renaming a unit leaves a description the same, and any other difference makes it a different one', () => {
  const one = described();
  expect(isSameDescription(one, described({ item: { unit: { ...kg, name: { en: 'kilo', ru: 'кило' } } } }))).toBe(true);
  for (const over of [
    ...[{ item: { unit: undefined } }, { item: { area: 'x' } }, { terms: { boughtBrand: 'x' } }],
    { further: [{}] },
  ])
    expect(isSameDescription(one, described(over))).toBe(false);
});

it('a request from a description has its name in the language of the description, with the number of other items', () => {
  expect(nameIn(described())).toEqual({ en: '', ru: 'Крышка люка' });
  expect(nameIn(described({ further: [{}, {}] }))).toEqual({
    en: 'Крышка люка and 2 more',
    ru: 'Крышка люка и ещё 2',
  });
  expect(nameIn(described({ item: { name: 'Bolt' }, further: [{}] }))).toEqual({
    en: 'Bolt and 1 more',
    ru: 'Bolt и ещё 1',
  });
  expect(nameIn(described({ item: { name: 'Manhole cover' } }))).toEqual({ en: 'Manhole cover', ru: '' });
});
