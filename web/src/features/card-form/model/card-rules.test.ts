import { goodsNames, plainFields } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { validateBy } from '../../../forms/validate';
import { aCardForm, aNewCardForm, aTree, formIds } from '../../../testing/builders/card-form';
import { type CardShape, countedFields, sectionFields, typeOfTree } from './card-fields';
import { sectionSchema } from './card-schema';
import { type CardValues, openedValues } from './card-values';
import { withCategory, withTree } from './clearing';
import { commentOn, isFixed } from './comments';
import { namedPlace } from './incoterms';
import { onFormFields, toSentCard } from './sent-card';
import { balanceOf, sumOfShares } from './shares';
import { volumeIn, volumeOf } from './volume';

const pump = (changes: Partial<CardValues> = {}): CardValues => ({
  ...openedValues(aCardForm(), aTree),
  ...changes,
});

/** Returns the errors of a section, a code per field. */
function faults(section: keyof typeof sectionFields, all: CardValues): Record<string, string> {
  const schema = sectionSchema(
    section,
    () => all,
    ({ treeId }) => typeOfTree(aTree, treeId),
  );
  const own = Object.fromEntries(sectionFields[section].map((field) => [field, all[field]]));
  return Object.fromEntries(Object.entries(validateBy(schema, own)).map(([path, { code }]) => [path, code]));
}

const sections = Object.keys(sectionFields) as (keyof typeof sectionFields)[];
const allFaults = (all: CardValues) => Object.assign({}, ...sections.map((id) => faults(id, all)));

describe('The choice of a category', () => {
  const chosen = { treeId: formIds.goods, categoryId: formIds.machines, subCategoryId: formIds.pumps };

  it('clears the levels below a changed one, and nothing if the same one is chosen again', () => {
    expect(withTree(chosen, formIds.services)).toEqual({ treeId: formIds.services, categoryId: '', subCategoryId: '' });
    expect(withCategory(chosen, 'x')).toEqual({ ...chosen, categoryId: 'x', subCategoryId: '' });
    expect(withTree(chosen, formIds.goods)).toEqual(chosen);
    expect(withCategory(chosen, formIds.machines)).toEqual(chosen);
  });
});

describe('The required fields of a card', () => {
  it('are all filled in a complete card', () => {
    expect(allFaults(pump())).toEqual({});
  });

  it('are reported together for goods, and for services only those that services have', () => {
    const empty = openedValues(aNewCardForm(), aTree);
    const faults = allFaults(empty);
    const flags = plainFields
      .filter(({ kind, ...field }) => kind === 'flag' && !('optional' in field))
      .map(({ name }) => name);
    const flagsOfGoods = flags.filter((name) => goodsNames.has(name));
    expect(Object.keys(faults).sort()).toEqual(
      [
        ...['area', 'brand', 'categoryId', 'color', 'description', 'height', 'hs_code', 'inco_terms'],
        ...['industries', ...flags, 'lead_days', 'length', 'minimum_quantum', 'name', 'payment_advance'],
        ...['payment_transfer', 'price_from', 'shipment_description', 'shipment_port', 'special_instructions'],
        ...['subCategoryId', 'unit', 'weight', 'width'],
      ].sort(),
    );
    expect(new Set(Object.values(faults))).toEqual(new Set(['required']));
    const ofService = allFaults({ ...empty, treeId: formIds.services });
    const ofGoodsAlone = Object.keys(faults).filter((field) => !(field in ofService));
    expect(ofGoodsAlone.sort()).toEqual(
      [
        ...['color', 'height', 'hs_code', 'inco_terms', ...flagsOfGoods, 'length'],
        ...['shipment_description', 'shipment_port', 'weight', 'width'],
      ].sort(),
    );
  });

  it.each([
    [
      'the end of a range must not be below its start',
      { price_from: '1000', price_to: '900' },
      { price_to: 'price_order' },
    ],
    ['a range requires its end', { price_to: '' }, { price_to: 'required' }],
    ['an exact price needs no end of a range', { price_mode: 'exact', price_to: '' }, {}],
    ['a price must be above zero', { price_from: '0' }, { price_from: 'not_positive' }],
    ['a price on request needs no values', { price_mode: 'request', price_from: '', payment_advance: '' }, {}],
    [
      'shares must not exceed 100 %',
      { payment_advance: '50.01', payment_transfer: '50' },
      { payment_transfer: 'shares_over' },
    ],
    ['shares below 100 % are valid', { payment_advance: '10' }, {}],
    ['a code may have spaces and dots', { hs_code: '8413 70.21' }, {}],
    ['a code of three digits is invalid', { hs_code: '841' }, { hs_code: 'hs_code' }],
    [
      'a package must not be lighter than its goods',
      { package_net_weight: '25.5', package_gross_weight: '9' },
      { package_gross_weight: 'weight_order' },
    ],
    ['a package may weigh as much as its goods', { package_net_weight: '25.0', package_gross_weight: '25' }, {}],
    ['one weight of a package is enough', { package_gross_weight: '9' }, {}],
    ['sea terms exclude air shipment', { shipment_method: 'air' }, { shipment_method: 'sea_terms' }],
    ['other terms allow air shipment', { shipment_method: 'air', inco_terms: 'FCA' }, {}],
  ] as [string, Partial<CardValues>, Record<string, string>][])('%s', (_name, changes, expected) => {
    expect(allFaults(pump(changes))).toEqual(expected);
  });
});

describe('The sent data', () => {
  it('has the server’s names, numbers as typed, and the version it is based on', () => {
    expect(toSentCard('product', pump(), 3)).toMatchObject({
      ...{ tree_index: formIds.goods, category_id: formIds.pumps, price_from: '1000', price_to: '1500.50' },
      ...{ is_sample_available: false, files: [], pictures: [], version: 3, price_currency: 'INR' },
    });
  });

  it('has no answer to an optional question that the supplier left open', () => {
    const sent = (is_hazardous: CardValues['is_hazardous']) =>
      toSentCard('product', pump({ is_hazardous })).is_hazardous;
    expect([sent(''), sent('no'), sent('yes')]).toEqual([null, false, true]);
  });

  it('has one price for an exact price, and neither price nor payment shares for a price on request', () => {
    expect(toSentCard('product', pump({ price_mode: 'exact' }))).toMatchObject({ price_from: '1000', price_to: '' });
    expect(toSentCard('product', pump({ price_mode: 'request' }))).toMatchObject({
      ...{ price_from: '', price_to: '', payment_advance: '', payment_transfer: '' },
    });
  });

  it('leaves out goods-only fields of a service, although the form keeps them', () => {
    const all = pump({ treeId: formIds.services });
    expect(toSentCard('service', all)).toMatchObject({ hs_code: '', width: '', color: '', shipment_port: '' });
    expect(all.width).toBe('395');
  });

  it('has its server errors shown at the matching form fields', () => {
    const problem = {
      kind: 'validation',
      fields: { tree_index: 'a', category_id: 'b', 'files.1': 'c', pictures: 'd', name: 'e' },
    };
    expect(onFormFields(problem as never).fields).toEqual({
      ...{ treeId: 'a', subCategoryId: 'b', fileList: 'c', imageList: 'd', name: 'e' },
    });
  });
});

describe('The reviewer’s comments', () => {
  const review = { comments: { category_id: 'Насосы, не вентиляторы', price: 'Проверьте цену', general: 'Хорошо' } };

  it('are shown at their fields, and the one on prices at the price mode', () => {
    expect(commentOn(review, 'subCategoryId')).toBe('Насосы, не вентиляторы');
    expect(commentOn(review, 'price_mode')).toBe('Проверьте цену');
    expect(commentOn(review, 'price_from')).toBeNull();
    expect(commentOn(null, 'name')).toBeNull();
  });

  it('are resolved once their field has changed', () => {
    const change = { before: pump(), now: pump({ price_to: '1400' }) };
    expect(isFixed(null, 'price_mode', change)).toBe(true);
    expect(isFixed(null, 'name', change)).toBe(false);
  });

  it('are resolved if their field was corrected before the form was opened', () => {
    const unchanged = { before: pump(), now: pump() };
    expect(isFixed({ corrected: ['price_from'] }, 'price_mode', unchanged)).toBe(true);
    expect(isFixed({ corrected: ['category_id'] }, 'subCategoryId', unchanged)).toBe(true);
    expect(isFixed({ corrected: ['category_id'] }, 'name', unchanged)).toBe(false);
  });
});

it('shares are added and balanced without a rounding error, and a volume needs three sides', () => {
  expect(sumOfShares({ payment_advance: '0.1', payment_transfer: '0.2' })).toBe(0.3);
  expect(sumOfShares({ payment_advance: '', payment_transfer: '70' })).toBeNull();
  expect(['30', '33.3', '100', '', '101'].map(balanceOf)).toEqual(['70', '66.7', '0', '', '']);
  expect(volumeOf(pump())).toBeCloseTo(0.207, 3);
  expect(volumeOf(pump({ width: '' }))).toBeNull();
});

it('each Incoterm asks for the matching kind of place', () => {
  expect(['FOB', 'CIF', 'EXW', 'DDP'].map(namedPlace)).toEqual(['port', 'destinationPort', 'handover', 'destination']);
});

const shape = (type: CardShape['type'], mode: CardShape['mode'], hasOtherIndustry = false) => ({
  ...{ type, mode, hasOtherIndustry },
});

it('the fields that count towards completeness depend on tree and price mode', () => {
  expect(countedFields('price', shape('product', 'exact'))).not.toContain('price_to');
  expect(countedFields('price', shape('product', 'range'))).toContain('price_to');
  expect(countedFields('dimensions', shape('service', 'exact'))).toEqual([]);
});

it('only fields with an asterisk count towards completeness', () => {
  expect(countedFields('price', shape('product', 'request'))).toEqual([
    ...['unit', 'minimum_quantum', 'inco_terms', 'is_sample_available', 'lead_days'],
  ]);
  const main = countedFields('main', shape('product', 'exact'));
  expect(['vendor_code', 'treeId', 'other_industry'].filter((name) => main.some((field) => field === name))).toEqual(
    [],
  );
  expect(countedFields('main', shape('product', 'exact', true))).toContain('other_industry');
  expect(countedFields('shipment', shape('product', 'exact'))).not.toContain('fileList');
  expect(countedFields('pictures', shape('product', 'exact'))).toEqual([]);
});

it('the volume of a small thing is in cubic centimetres instead of zero cubic metres', () => {
  expect(volumeIn(volumeOf(pump({ length: '75', width: '20', height: '20' })) ?? 0)).toEqual({
    value: 30,
    unit: 'cubicCentimetres',
  });
  expect(volumeIn(0.2)).toEqual({ value: 0.2, unit: 'cubicMetres' });
});
