import { systemIds } from '@setu/kit/core';
import type { CostValues } from '@setu/proto/cost-rows';
import type { CostTable } from '@setu/proto/words';
import type { NewCard } from '../src/cards/store/new-card.js';
import { type Catalogue, card } from './fixtures.js';

export const measured = '0000000d-0000-4000-8000-000000000001';

/** Returns a card whose landed price is complete with `addCosts`. */
export const measuredCard = (changes: Partial<NewCard> = {}): NewCard =>
  card({
    ...{ id: measured, hsCode: '841370', vendorCode: 'LAND-1', name: { en: 'Pump', ru: 'Насос' } },
    ...{ priceFrom: 128_400_00n, priceTo: 128_400_00n, incoPlace: { en: 'Nhava Sheva', ru: 'Нава-Шева' } },
    ...{ width: 420, height: 725, length: 1060, weight: 236 },
    ...changes,
  });

const dated = { valid_from: '2026-01-01', valid_to: '', source: 'Test', source_url: '', is_example: 'no' };
const place = (code: string, kind: string, country: string, en: string, aliases: string) => ({
  ...{ code, kind, country, name_en: en, name_ru: en, aliases },
});

/** Adds rows to a cost table as an admin's import does, but without its event. */
export const addCostRows = (catalogue: Catalogue, table: CostTable, rows: readonly CostValues[]) =>
  catalogue.deps.write(async ({ costRows }) => {
    await costRows.count();
    await costRows.add(
      table,
      rows.map((values) => ({ id: systemIds.id(), values })),
      { by: undefined, at: new Date() },
    );
  });

/** A duty in percent on the goods of a code. */
export const duty = (code: string, percent: string, changes: CostValues = {}): CostValues => ({
  ...{ ...dated, tax: 'duty', code, origin: '', kind: 'percent', percent },
  ...changes,
});

/** Adds a lane, a leg and a duty with which pumps from Nhava Sheva can be priced. */
export async function addCosts(catalogue: Catalogue): Promise<void> {
  await addCostRows(catalogue, 'places', [
    place('INNSA', 'port', 'IN', 'Nhava Sheva', 'JNPT'),
    place('RUNVS', 'port', 'RU', 'Novorossiysk', 'Новороссийск'),
    place('RUMOW', 'city', 'RU', 'Moscow', 'Москва'),
  ]);
  await addCostRows(catalogue, 'lanes', [
    {
      ...{ ...dated, from: 'INNSA', to: 'RUNVS', mode: 'sea', unit: 'cubic_metre', price: '95', currency: 'USD' },
      ...{ days_from: '28', days_to: '35', is_example: 'yes' },
    },
  ]);
  await addCostRows(catalogue, 'legs', [
    { ...dated, from: 'RUNVS', to: 'RUMOW', price_per_tonne: '9500', currency: 'RUB' },
  ]);
  await addCostRows(catalogue, 'tariffs', [duty('8413', '5')]);
}
