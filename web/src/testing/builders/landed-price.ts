import type { LandedAssumptionView, LandedCartView, LandedPriceView } from '@setu/contract';
import { ids } from './card';

const moscow = { code: 'RUMOW', name: 'Москва', langs: {} };
const source = {
  ...{ title: 'Пример тарифа', url: '', is_example: true, valid_from: '2026-01-01', valid_to: '2026-12-31' },
};
const figure: Omit<LandedAssumptionView, 'kind' | 'value'> = {
  ...{ unit: 'percent', currency: null, times: null, tariff: null, source: null, override: null, is_overridden: false },
};

/** The cities that goods can be delivered to. */
export const landedCities = [moscow, { code: 'RUKZN', name: 'Казань', langs: {} }];

/** The landed price of twelve pumps, whose lines add up to the total. */
export const aLandedPrice = (given: Partial<LandedPriceView> = {}): LandedPriceView => ({
  ...{
    total: 1_950.5,
    per_unit: 162.54,
    vat: 340,
    total_without_vat: 1_610.5,
    customs_value: 1_470,
    is_complete: true,
  },
  ...{ city: moscow, date: '2026-11-20', rate_date: '2026-11-20' },
  lines: [
    { kind: 'goods', amount: 1_400, is_included: false },
    { kind: 'pre_carriage', amount: 0, is_included: true },
    { kind: 'freight', amount: 65.5, is_included: false },
    { kind: 'insurance', amount: 4.5, is_included: false },
    { kind: 'duty', amount: 73.5, is_included: false },
    { kind: 'excise', amount: 0, is_included: false },
    { kind: 'vat', amount: 340, is_included: false },
    { kind: 'fee', amount: 13, is_included: false },
    { kind: 'broker', amount: 25, is_included: false },
    { kind: 'delivery', amount: 29, is_included: false },
  ],
  assumptions: [
    { ...figure, kind: 'rate', value: 0.9184, unit: 'total', currency: 'INR', override: 'rate' },
    {
      ...{ ...figure, kind: 'freight', value: 95, unit: 'cubic_metre', currency: 'USD', times: 6.15 },
      ...{ source, override: 'freight' },
    },
    { ...figure, kind: 'insurance', value: 0.3, override: 'insurance' },
    {
      ...{ ...figure, kind: 'duty', value: 5, currency: 'EUR', unit: 'kilogram', source, override: 'duty' },
      tariff: { kind: 'combined_max', code: '8413', amount: 0.2 },
    },
    { ...figure, kind: 'vat', value: 22, tariff: { kind: 'percent', code: '', amount: null } },
  ],
  gaps: [],
  routes: [
    {
      ...{
        from: { code: 'INNSA', name: 'Нава-Шева', langs: {} },
        to: { code: 'RUNVS', name: 'Новороссийск', langs: {} },
      },
      ...{ mode: 'sea', days_from: 28, days_to: 35 },
    },
  ],
  ...given,
});

/** The landed price of a cart with two cards. */
export function aLandedCart(given: Partial<LandedCartView> = {}): LandedCartView {
  const { per_unit: _, ...price } = aLandedPrice();
  const items = [
    { sku_id: ids.pump, name: 'Насос центробежный', langs: {}, total: 1_600.5, per_unit: 160.05, is_complete: true },
    { sku_id: ids.tea, name: 'Чай чёрный', langs: {}, total: 350, per_unit: 35, is_complete: false },
  ];
  return { price: { ...price, items }, left_out: 1, ...given };
}
