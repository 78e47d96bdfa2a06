import type { Declaration, DeclaredItem } from './declaration.js';
import type { Dated, FeeStep, InlandLeg, Lane, TariffRule } from './tables.js';

/** Declarations for tests: goods that cost one rouble a rupee, and tables whose rows hold from 2026. */
export const dated: Dated = {
  id: 'row',
  validFrom: '2026-01-01',
  validTo: undefined,
  source: { title: 'A decree', url: '', isExample: false },
};

export const aTariff = (rule: Partial<TariffRule>): TariffRule => ({
  ...dated,
  ...{ tax: 'duty', code: '84', origin: '', kind: 'percent', percent: '5' },
  ...{ amount: undefined, currency: undefined, unit: undefined },
  ...rule,
});

/** The steps of 2026, those that press reports name. */
export const fees: FeeStep[] = [
  { ...dated, upTo: '200000', fee: '1231' },
  { ...dated, upTo: '450000', fee: '2462' },
  { ...dated, upTo: '1200000', fee: '4924' },
  { ...dated, upTo: '2700000', fee: '13541' },
  { ...dated, upTo: undefined, fee: '73860' },
];

export const aLane = (lane: Partial<Lane>): Lane => ({
  ...dated,
  ...{ from: 'INNSA', to: 'RUNVS', mode: 'sea', unit: 'cubic_metre', price: '95', currency: 'USD' },
  ...{ daysFrom: 28, daysTo: 35 },
  ...lane,
});

export const aLeg = (leg: Partial<InlandLeg>): InlandLeg => ({
  ...dated,
  ...{ from: 'RUNVS', to: 'RUMOW', pricePerTonne: '9500', currency: 'RUB' },
  ...leg,
});

export const vat = aTariff({ tax: 'vat', code: '', percent: '22' });

export const anItem = (item: Partial<DeclaredItem> = {}): DeclaredItem => ({
  key: 'pump',
  price: { amount: '1000000', currency: 'INR', per: 'all' },
  isRange: false,
  count: '10',
  ...{ grossKg: '2000', netKg: '1800', volume: '5' },
  ...{ term: 'FOB', namedPlace: 'loading_port', hsCode: '841370', origin: 'IN' },
  ...{ sellerPlace: 'INPNQ', loadingPlace: 'INNSA', arrivalPlace: undefined },
  ...item,
});

export const aDeclaration = (given: Partial<Declaration> = {}): Declaration => ({
  ...{ items: [anItem()], day: '2026-11-20', city: 'RUMOW', mode: undefined },
  rates: { INR: '1', USD: '100', EUR: '110', CNY: '14' },
  tables: {
    tariffs: [aTariff({}), vat],
    fees,
    lanes: [aLane({})],
    legs: [aLeg({}), aLeg({ from: 'INPNQ', to: 'INNSA', pricePerTonne: '1500', currency: 'INR' })],
  },
  costs: {
    ...{ insurancePercent: '0.3', exportClearance: '12000', loadingPerTonne: '1500' },
    ...{ broker: '25000', certification: '0', storage: '0', bankPercent: '0' },
  },
  overrides: {},
  ...given,
});
