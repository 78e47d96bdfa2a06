import { describe, expect, it } from 'vitest';
import { decimal } from './decimal.js';
import type { Declaration, DeclaredItem } from './declaration.js';
import type { LineKind } from './estimate.js';
import { isIncluded, terms } from './incoterms.js';
import { landedPrice } from './landed-price.js';
import type { CostTables } from './tables.js';
import { aDeclaration, aLane, aLeg, anItem, aTariff, dated, vat } from './testing.js';

const amount = (declaration: Declaration, kind: LineKind): string | undefined =>
  landedPrice(declaration).lines.find((line) => line.kind === kind)?.amount;

const withTables = (tables: Partial<CostTables>, given: Partial<Declaration> = {}): Declaration => {
  const base = aDeclaration(given);
  return { ...base, tables: { ...base.tables, ...tables } };
};

const withItem = (item: Partial<DeclaredItem>, given: Partial<Declaration> = {}): Declaration =>
  aDeclaration({ items: [anItem(item)], ...given });

/** Goods whose price includes everything up to the border, so that the customs value is the price. */
const atBorder = (price: string): Declaration =>
  withItem({
    price: { amount: price, currency: 'RUB', per: 'all' as const },
    term: 'CIF',
    namedPlace: 'arrival_port',
    arrivalPlace: 'RUNVS',
  });

describe('The landed price', () => {
  it('of the worked example: a customs value of 1,000,000, duty of 5 %, VAT of 22 %', () => {
    const base = atBorder('1000000');
    const { broker: _, ...costs } = base.costs;
    const declaration = {
      ...base,
      costs: { ...costs, broker: '0' },
      tables: { ...base.tables, legs: [aLeg({ pricePerTonne: '0' })] },
    };
    expect(landedPrice(declaration)).toMatchObject({
      ...{ total: '1285924.00', vat: '231000.00', customsValue: '1000000.00', isComplete: true },
    });
    expect([amount(declaration, 'duty'), amount(declaration, 'fee')]).toEqual(['50000.00', '4924.00']);
  });

  it('of FOB goods by sea has every line in its place', () => {
    const found = landedPrice(aDeclaration());
    const amounts = Object.fromEntries(found.lines.map(({ kind, amount: roubles }) => [kind, roubles]));
    // 5 m³ exceed 2 t: 5 × $95 × 100. Insurance: (1,000,000 + 47,500) × 1.1 × 0.3 %. Duty: 5 % of 1,050,956.75.
    expect(amounts).toMatchObject({
      ...{ goods: '1000000.00', freight: '47500.00', insurance: '3456.75', duty: '52547.84' },
      ...{ vat: '242771.01', fee: '4924.00', broker: '25000.00', delivery: '19000.00', pre_carriage: '0.00' },
    });
    expect(found).toMatchObject({ total: '1395199.60', isComplete: true, gaps: [] });
    expect(found.items[0]).toMatchObject({ total: '1395199.60', perPiece: '139519.96' });
    expect(found.routes).toEqual([{ from: 'INNSA', to: 'RUNVS', mode: 'sea', daysFrom: 28, daysTo: 35 }]);
  });

  it.each([
    ['200000.00', '1231.00'],
    ['200000.01', '2462.00'],
    ['450000.00', '2462.00'],
    ['2700000.01', '73860.00'],
  ])('with a customs value of %s has a fee of %s', (price, fee) => {
    expect(amount(atBorder(price), 'fee')).toBe(fee);
  });

  it.each([
    ['2025-12-31', '20.00'],
    ['2026-01-01', '22.00'],
  ])('declared on %s has the VAT of that day', (day, expected) => {
    const old = { ...vat, percent: '20', validFrom: '2019-01-01', validTo: '2025-12-31' };
    const duty = aTariff({ percent: '0', validFrom: '2019-01-01' });
    expect(
      amount({ ...withTables({ tariffs: [old, vat, duty] }), ...{ items: atBorder('100').items, day } }, 'vat'),
    ).toBe(expected);
  });

  // 5 % of 100,000 are 5,000; €25 at 110 roubles for 1,800 kg net cost more from 100,000 roubles down to 99,000.
  it.each([
    ['combined_max', '99000', '4950.00', '0.025'],
    ['combined_max', '98999', '4950.00', '0.025'],
    ['combined_max', '99001', '4950.05', '0.025'],
    ['combined_sum', '99000', '9900.00', '0.025'],
    ['specific', '99000', '4950.00', '0.025'],
  ] as const)('with duty %s on %s roubles has %s', (kind, price, expected, each) => {
    const duty = aTariff({ kind, percent: '5', amount: each, currency: 'EUR', unit: 'kilogram' });
    const { items } = atBorder(price);
    expect(amount({ ...withTables({ tariffs: [duty, vat] }), items }, 'duty')).toBe(expected);
  });

  it('takes the longest code, then the origin, then the later beginning', () => {
    const tariffs = [
      aTariff({ percent: '5', code: '84' }),
      aTariff({ percent: '6', code: '8413', origin: 'CN' }),
      aTariff({ percent: '7', code: '8413', validFrom: '2025-01-01' }),
      aTariff({ percent: '8', code: '8413' }),
      aTariff({ percent: '9', code: '8413', origin: 'IN', validFrom: '2027-01-01' }),
      vat,
    ];
    const percentFor = (item: Partial<DeclaredItem>) =>
      landedPrice(withTables({ tariffs }, { items: [anItem(item)] })).assumptions.find(({ kind }) => kind === 'duty')
        ?.value;
    expect(percentFor({})).toBe('8');
    expect(percentFor({ origin: 'CN' })).toBe('6');
    expect(percentFor({ hsCode: '848180' })).toBe('5');
  });

  it('says which rule a tax follows, and that only the duty can be replaced', () => {
    const duty = aTariff({ kind: 'combined_max', percent: '5', amount: '2', currency: 'EUR', unit: 'kilogram' });
    const taxes = landedPrice(withTables({ tariffs: [duty, vat] })).assumptions.filter(({ tax }) => tax);
    expect(taxes).toMatchObject([
      { kind: 'duty', value: '5', tax: { kind: 'combined_max', code: '84', amount: '2' }, override: 'duty' },
      { kind: 'vat', value: '22', tax: { kind: 'percent', amount: undefined }, override: undefined },
    ]);
  });

  it('lacks a fee that has expired, or that no step covers', () => {
    const gaps = (fee: object) =>
      landedPrice(withTables({ fees: [{ ...dated, upTo: undefined, fee: '100', ...fee }] })).gaps;
    expect(gaps({ validFrom: '2024-01-01', validTo: '2024-12-31' })).toMatchObject([
      { line: 'fee', reason: 'expired_fee' },
    ]);
    expect(gaps({ upTo: '1' })).toMatchObject([{ line: 'fee', reason: 'no_fee' }]);
  });

  it('pays for loading if the supplier only hands the goods over, for one item as for several', () => {
    expect(amount(withItem({ term: 'EXW', namedPlace: 'elsewhere' }), 'loading')).toBe('3000.00');
    expect(amount(withItem({}), 'loading')).toBe('0.00');
  });

  it('has no way for goods whose carriage is included up to a place that is not known', () => {
    const included = { term: 'CPT', namedPlace: 'elsewhere', arrivalPlace: undefined } as const;
    expect(landedPrice(withItem(included)).routes).toEqual([]);
    expect(landedPrice(withItem({ ...included, arrivalPlace: 'RUNVS' })).routes).toMatchObject([{ to: 'RUNVS' }]);
  });

  it('multiplies the price of a piece in whole kopecks, as the page of the card does', () => {
    const price = { amount: '146.5', currency: 'INR', per: 'piece' } as const;
    const declaration = withItem({ price, count: '500' }, { rates: { INR: '0.9184', USD: '80' } });
    // 146.5 × 0.9184 = 134.5456, so 500 pieces cost 67,275.00 roubles, not 67,272.80.
    expect(amount(declaration, 'goods')).toBe('67275.00');
  });

  it('chooses the cheaper of general cargo and containers, up to the city', () => {
    const lanes = [
      aLane({}),
      aLane({ unit: 'container20', price: '1800' }),
      aLane({ to: 'RULED', price: '60' }),
      aLane({ mode: 'air', unit: 'kilogram', price: '3.5' }),
    ];
    const legs = [aLeg({}), aLeg({ from: 'RULED', pricePerTonne: '40000' })];
    const chosen = (item: Partial<DeclaredItem>, given: Partial<Declaration> = {}) => {
      const { assumptions, routes } = landedPrice(withTables({ lanes, legs }, { items: [anItem(item)], ...given }));
      const freight = assumptions.find(({ kind }) => kind === 'freight');
      return [routes[0]?.to, freight?.unit, freight?.times];
    };
    expect(chosen({})).toEqual(['RUNVS', 'cubic_metre', '5']);
    expect(chosen({ volume: '30', grossKg: '12000' })).toEqual(['RUNVS', 'cubic_metre', '30']);
    expect(chosen({ volume: '40', grossKg: '12000' })).toEqual(['RUNVS', 'container20', '2']);
    expect(chosen({}, { mode: 'air' })).toEqual(['RUNVS', 'kilogram', '2000']);
    expect(chosen({ grossKg: '500' }, { mode: 'air' })).toEqual(['RUNVS', 'kilogram', '835']);
  });

  it('of a mixed cart has one fee, and VAT by item', () => {
    const tea = anItem({
      key: 'tea',
      hsCode: '090230',
      price: { amount: '300000', currency: 'INR', per: 'all' as const },
      volume: '3',
    });
    const tariffs = [
      aTariff({}),
      aTariff({ code: '09', percent: '0' }),
      vat,
      aTariff({ tax: 'vat', code: '09', percent: '10' }),
    ];
    const found = landedPrice(withTables({ tariffs }, { items: [anItem(), tea] }));
    expect(found.lines.find(({ kind }) => kind === 'fee')?.amount).toBe('13541.00');
    const percents = found.assumptions.filter(({ kind }) => kind === 'vat').map(({ item, value }) => [item, value]);
    expect(percents).toEqual([
      ['pump', '22'],
      ['tea', '10'],
    ]);
    const each = found.items.map(({ lines }) => lines.find(({ kind }) => kind === 'freight')?.amount);
    expect(each).toEqual(['47500.00', '28500.00']);
  });
});

it.each(terms)('%s: the lines that the price includes have no amount of their own', (term) => {
  const lines = landedPrice(withItem({ term, namedPlace: 'destination', arrivalPlace: 'RUNVS' })).lines;
  const included = lines.filter((line) => line.isIncluded);
  const has = (kind: LineKind) => included.some((line) => line.kind === kind);
  const expected = (leg: Parameters<typeof isIncluded>[1]) => isIncluded(term, leg, 'destination');
  expect([has('pre_carriage'), has('export_clearance'), has('loading'), has('freight')]).toEqual([
    ...[expected('pre_carriage'), expected('export_clearance'), expected('loading'), expected('main_carriage')],
  ]);
  expect([has('insurance'), has('duty'), has('vat'), has('fee'), has('delivery')]).toEqual([
    ...[expected('insurance'), expected('import_clearance'), expected('import_clearance')],
    ...[expected('import_clearance'), expected('delivery')],
  ]);
  expect(included.every(({ amount: roubles }) => roubles === '0.00')).toBe(true);
});

describe('A landed price that lacks a part', () => {
  it.each<[string, Declaration, LineKind, string]>([
    ['a weight', withItem({ grossKg: undefined, netKg: undefined }), 'freight', 'no_weight'],
    ['a volume', withItem({ volume: undefined }), 'freight', 'no_volume'],
    ['a place of loading', withItem({ loadingPlace: undefined }), 'freight', 'no_place'],
    ['a lane', withTables({ lanes: [] }), 'freight', 'no_lane'],
    ['a lane, and so the delivery', withTables({ lanes: [] }), 'delivery', 'no_lane'],
    ['a lane in force', withTables({ lanes: [aLane({ validTo: '2026-11-19' })] }), 'freight', 'expired_lane'],
    ['a leg', withTables({ legs: [] }), 'delivery', 'no_leg'],
    ['a leg in force', withTables({ legs: [aLeg({ validTo: '2026-11-19' })] }), 'delivery', 'expired_leg'],
    ['a duty', withTables({ tariffs: [vat] }), 'duty', 'no_tariff'],
    [
      'a VAT in force',
      withTables({ tariffs: [aTariff({}), { ...vat, validTo: '2026-06-30' }] }),
      'vat',
      'expired_tariff',
    ],
    ['a fee', withTables({ fees: [] }), 'fee', 'no_fee'],
    ['a rate', aDeclaration({ rates: {} }), 'goods', 'no_rate'],
    ['a price', withItem({ price: undefined }), 'goods', 'no_price'],
  ])('such as %s says so and does not look complete', (_, declaration, line, reason) => {
    const found = landedPrice(declaration);
    expect(found.isComplete).toBe(false);
    expect(found.gaps).toContainEqual(expect.objectContaining({ line, reason }));
    expect(found.lines.find(({ kind }) => kind === line)?.amount).toBeUndefined();
  });

  it('is the lower end of a price range, and says so', () => {
    const found = landedPrice(withItem({ isRange: true }));
    expect(found).toMatchObject({ isComplete: false, total: landedPrice(aDeclaration()).total });
    expect(found.gaps).toEqual([{ line: 'goods', item: 'pump', reason: 'price_range' }]);
  });

  it('is completed by the reader’s own figures', () => {
    const declaration = withTables(
      { lanes: [], tariffs: [vat] },
      { overrides: { freight: '50000', duty: '3', delivery: '9000' } },
    );
    const found = landedPrice(declaration);
    expect(found).toMatchObject({ isComplete: true });
    expect([amount(declaration, 'freight'), amount(declaration, 'delivery')]).toEqual(['50000.00', '18000.00']);
    const changed = found.assumptions.filter(({ isOverridden }) => isOverridden).map(({ kind }) => kind);
    expect(changed.toSorted()).toEqual(['delivery', 'duty', 'freight']);
  });

  it('never costs more than the complete one', () => {
    const whole = decimal(landedPrice(aDeclaration()).total);
    for (const tables of [{ lanes: [] }, { tariffs: [vat] }, { fees: [] }, { tariffs: [aTariff({})] }])
      expect(decimal(landedPrice(withTables(tables)).total).lt(whole)).toBe(true);
  });
});
