import { expect, it } from 'vitest';
import { type DeliveryTerms, isBalanceBeforeShipment, milestoneOrder, shipmentDay } from './delivery-terms.js';

const terms = (over: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  ...{ plannedOn: undefined, advancePaidOn: '2026-11-30', leadDays: 35 },
  ...{ isService: false, advanceShare: 0.3, dispatchShare: 0.7, ...over },
});

it('goods are shipped the lead time after the advance, unless the broker has set a day', () => {
  expect(shipmentDay(terms())).toEqual({ day: '2027-01-04', leadDays: 35 });
  expect(shipmentDay(terms({ plannedOn: '2026-12-20' }))).toEqual({ day: '2026-12-20', leadDays: undefined });
  expect(shipmentDay(terms({ advancePaidOn: undefined }))).toBeUndefined();
  expect(shipmentDay(terms({ leadDays: undefined }))).toBeUndefined();
});

it.each<[string, Partial<DeliveryTerms>, boolean]>([
  ['the rest is due before dispatch', {}, true],
  ['the shares add up but for their last decimal', { advanceShare: 0.3333, dispatchShare: 0.6667 }, true],
  ['a part is left for later', { dispatchShare: 0.5 }, false],
  ['everything is paid in advance', { advanceShare: 1, dispatchShare: 0 }, false],
  ['a service is paid for on acceptance', { isService: true }, false],
])('the balance comes before the shipment: %s', (_, over, isBefore) => {
  expect(isBalanceBeforeShipment(terms(over))).toBe(isBefore);
  expect(milestoneOrder(terms(over), new Map()).indexOf('balance')).toBe(isBefore ? 1 : 4);
});

it('the balance also comes before the shipment if the broker plans it so', () => {
  const plan = (balance: string, shipped: string) =>
    new Map([['balance', { expectedOn: balance }] as const, ['shipped', { expectedOn: shipped }] as const]);
  expect(milestoneOrder(undefined, plan('2026-12-14', '2026-12-16'))[1]).toBe('balance');
  expect(milestoneOrder(undefined, plan('2026-12-16', '2026-12-14'))[1]).toBe('shipped');
});
