import { systemIds } from '@setu/kit/core';
import type { CostValues } from '@setu/proto/cost-rows';
import type { CostTable } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
  await add('places', [place('INNSA', 'IN', 'JNPT, Нава-Шева'), place('RULED', 'RU', '')]);
  await add('lanes', [{ ...dated, ...way, mode: 'sea', unit: 'tonne', price: '90.5', days_from: '30', days_to: '40' }]);
  await add('legs', [{ ...dated, ...way, price_per_tonne: '4000.25' }]);
  await add('tariffs', [
    {
      ...dated,
      tax: 'duty',
      code: '8413',
      origin: '',
      kind: 'percent',
      percent: '5',
      source_url: 'https://example.org/a',
    },
    { ...dated, tax: 'duty', code: '841370', origin: 'IN', ...combined, valid_to: '2026-06-30', is_example: 'yes' },
    { ...dated, tax: 'duty', code: '0902', origin: '', kind: 'percent', percent: '0' },
  ]);
});
afterAll(() => catalogue?.close());

const dated = { valid_from: '2026-01-01', valid_to: '', source: 'Test', source_url: '', is_example: 'no' };
const way = { from: 'INNSA', to: 'RULED', currency: 'USD' };
const combined = { kind: 'combined_max', percent: '10', amount: '0.125', currency: 'EUR', unit: 'kilogram' };
const place = (code: string, country: string, aliases: string) => ({
  ...{ code, kind: 'port', country, name_en: code, name_ru: code, aliases },
});
const add = (table: CostTable, rows: readonly CostValues[]) =>
  catalogue.deps.write(({ costRows }) =>
    costRows.add(
      table,
      rows.map((values) => ({ id: systemIds.id(), values })),
      { by: undefined, at: new Date() },
    ),
  );

describe('The tables of landed prices', () => {
  it('are read as the calculation uses them', async () => {
    const { fees, lanes, legs, places } = await catalogue.deps.read.costTables.forEstimate();
    expect(places).toEqual([
      {
        code: 'INNSA',
        kind: 'port',
        country: 'IN',
        name: { en: 'INNSA', ru: 'INNSA' },
        aliases: ['JNPT', 'Нава-Шева'],
      },
      { code: 'RULED', kind: 'port', country: 'RU', name: { en: 'RULED', ru: 'RULED' }, aliases: [] },
    ]);
    const common = {
      validFrom: '2026-01-01',
      validTo: undefined,
      source: { title: 'Test', url: '', isExample: false },
    };
    expect(lanes).toEqual([
      { ...common, ...way, id: lanes[0]?.id, mode: 'sea', unit: 'tonne', price: '90.5', daysFrom: 30, daysTo: 40 },
    ]);
    expect(legs).toEqual([{ ...common, ...way, id: legs[0]?.id, pricePerTonne: '4000.25' }]);
    // The installation brings the steps of the customs fee.
    expect(fees.map(({ upTo, fee }) => [upTo, fee])).toEqual([
      ...[
        ['200000', '1231'],
        ['450000', '2462'],
        ['1200000', '4924'],
        ['2700000', '13541'],
        ['4200000', '18465'],
      ],
      ...[
        ['5500000', '21344'],
        ['10000000', '49240'],
        [undefined, '73860'],
      ],
    ]);
  });

  it('have the tariffs of beginnings of a code and of all goods', async () => {
    const rules = await catalogue.deps.read.costTables.tariffsFor(['84137021', '9999']);
    const shown = rules.map(({ tax, code, percent }) => `${tax} ${code} ${percent}`).sort();
    expect(shown).toEqual(['duty 8413 5', 'duty 841370 10', 'vat  20', 'vat  22']);
    expect(rules.find(({ code }) => code === '841370')).toMatchObject({
      ...{ origin: 'IN', kind: 'combined_max', amount: '0.125', currency: 'EUR', unit: 'kilogram' },
      ...{ validTo: '2026-06-30', source: { title: 'Test', url: '', isExample: true } },
    });
    expect(rules.find(({ code }) => code === '8413')?.amount).toBeUndefined();
  });

  it('change their revision with every change', async () => {
    const before = await catalogue.deps.read.costTables.revision();
    await catalogue.deps.write(({ costRows }) => costRows.count());
    expect(await catalogue.deps.read.costTables.revision()).not.toBe(before);
  });
});
