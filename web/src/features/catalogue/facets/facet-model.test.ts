import { describe, expect, it } from 'vitest';
import { chosenValues, panelFacets, readBand, withChoice } from './facet-model';

describe('The chosen facet values', () => {
  it('are added and removed one by one, and a facet without values disappears', () => {
    const one = withChoice({}, { key: 'inco_terms', value: 'FOB' }, true);
    const two = withChoice(one, { key: 'inco_terms', value: 'CIF' }, true);
    expect(two).toEqual({ inco_terms: ['CIF', 'FOB'] });
    expect(
      withChoice(
        withChoice(two, { key: 'inco_terms', value: 'CIF' }, false),
        { key: 'inco_terms', value: 'FOB' },
        false,
      ),
    ).toEqual({});
  });

  it('are listed in the order of the panel', () => {
    expect(chosenValues({ sample: ['yes'], supplier: ['a', 'b'] })).toEqual([
      { key: 'supplier', value: 'a' },
      { key: 'supplier', value: 'b' },
      { key: 'sample', value: 'yes' },
    ]);
  });

  it('do not repeat: a wider range with the same cards as a narrower one is left out, within its unit', () => {
    const of = (value: string, count: number) => ({ value, label: 'кг', langs: {}, count, chosen: false });
    const shown = (...values: ReturnType<typeof of>[]) =>
      panelFacets([{ key: 'minimum_quantity', values, more: 0, at_least: false }], {}).flatMap((facet) =>
        facet.values.map(({ value }) => value),
      );
    expect(shown(of('1:0~10', 3), of('1:0~100', 3), of('1:0~1000', 5), of('2:0~10', 5), of('2:0~100', 5))).toEqual([
      ...['1:0~10', '1:0~1000'],
    ]);
    expect(shown(of('1:0~10', 48), of('1:0~100', 48), of('1:0~1000', 48))).toEqual([]);
  });

  it('leave out a value that all cards of the list have, because it selects nothing', () => {
    const of = (value: string, count: number) => ({ value, label: null, langs: {}, count, chosen: false });
    const facets = [
      { key: 'lead_days' as const, values: [of('0~30', 54), of('0~45', 55)], more: 0, at_least: false },
      { key: 'country' as const, values: [of('IND', 55)], more: 0, at_least: false },
    ];
    const shown = (total?: number) =>
      panelFacets(facets, {}, total).map(({ values }) => values.map(({ value }) => value));
    expect(shown(55)).toEqual([['0~30']]);
    expect(shown()).toEqual([['0~30', '0~45']]);
  });

  it('appear in the panel before an answer contains them', () => {
    const value = { value: 'FOB', label: null, langs: {}, count: 3, chosen: false };
    const facets = [{ key: 'inco_terms' as const, values: [value], more: 0, at_least: false }];
    const [terms, country] = panelFacets(facets, { inco_terms: ['FOB'], country: ['XXX'] }).reverse();
    expect(terms?.values).toEqual([{ value: 'FOB', label: null, lang: undefined, count: 3, isChosen: true }]);
    expect(country?.values).toEqual([{ value: 'XXX', label: null, lang: undefined, count: 0, isChosen: true }]);
  });
});

it.each([
  ['0~30', { from: null, to: 30 }],
  ['12~', { from: 12, to: null }],
  ['100~500', { from: 100, to: 500 }],
  ['30', undefined],
  ['a~b', undefined],
])('text is read as a range only in the form of a range: %s', (value, band) => {
  expect(readBand(value)).toEqual(band);
});
