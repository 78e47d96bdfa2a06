import type { MilestoneView } from '@setu/contract';
import { describe, expect, it } from 'vitest';
import { someMilestones } from '../../../testing/builders/milestones';
import { aRequest } from '../../../testing/builders/request';
import { isBalanceOpenBeforeShipment, milestoneToMark, unmarkedMilestones } from './unmarked';

type Kind = MilestoneView['kind'];

const noRate = { rate: null, rate_date: null, rate_source: null };
const payment = (amount: number) => ({ amount, currency: 'INR' as const, due: null });
const event = { date: '2026-11-20T09:00:00Z', by: null, acting: null, reason: null, comment: '', files: [] };
const deal = (paid = 300) =>
  aRequest({
    status: 'partially_paid',
    contract_price: { value: 1000, currency: 'INR', ...noRate },
    status_events: [{ ...event, status: 'partially_paid', payment: payment(paid) }],
  });
const service = () => {
  const request = deal();
  for (const line of request.last_customer_condition.condition_product_skus) line.product_sku.type = 'service';
  return request;
};
const after = (done: readonly Kind[], open: readonly Kind[] = []) =>
  someMilestones(
    Object.fromEntries([
      ...done.map((kind) => [kind, { happened: '2026-11-20', may_say: true }] as const),
      ...open.map((kind) => [kind, { may_say: true }] as const),
    ]),
  );
const kindsOf = (list: readonly MilestoneView[]) => list.map(({ kind }) => kind);

describe('What is not marked when a request is completed', () => {
  it('is the shipment, the delivery and the balance, and without a balance only the goods', () => {
    expect(kindsOf(unmarkedMilestones(deal(), after(['advance'])))).toEqual(['shipped', 'delivered', 'balance']);
    expect(kindsOf(unmarkedMilestones(deal(1000), after(['advance', 'shipped'])))).toEqual(['delivered']);
    expect(kindsOf(unmarkedMilestones(service(), after(['advance'])))).toEqual(['delivered', 'balance']);
    expect(unmarkedMilestones(deal(), [])).toEqual([]);
  });
});

describe('The milestone to mark before a request is completed', () => {
  it.each<[string, MilestoneView[], Kind | undefined]>([
    ['the shipment', after(['advance'], ['shipped']), 'shipped'],
    ['customs', after(['advance', 'shipped'], ['at_customs', 'delivered']), 'at_customs'],
    ['the delivery', after(['advance', 'shipped', 'at_customs'], ['delivered']), 'delivered'],
    ['none once the goods are delivered', after(['advance', 'shipped', 'delivered'], ['balance']), undefined],
    ['none if the reader may mark none', after(['advance']), undefined],
    ['none without milestones', [], undefined],
  ])('is %s', (_, milestones, kind) => {
    expect(milestoneToMark(deal(), milestones)?.kind).toBe(kind);
  });

  it('is not the shipment of a service', () => {
    expect(milestoneToMark(service(), after(['advance'], ['shipped']))).toBeUndefined();
    expect(milestoneToMark(service(), after(['advance'], ['delivered']))?.kind).toBe('delivered');
  });
});

it('a balance is open before the shipment if it comes first in the deal and is not paid', () => {
  const [advance, shipped, customs, delivered, balance] = someMilestones() as [
    ...[MilestoneView, MilestoneView, MilestoneView, MilestoneView, MilestoneView],
  ];
  const first = [advance, balance, shipped, customs, delivered];
  const paid = [advance, { ...balance, happened: '2026-11-20' }, shipped, customs, delivered];
  expect([deal(), deal(1000)].map((one) => isBalanceOpenBeforeShipment(one, first))).toEqual([true, false]);
  expect([someMilestones(), paid].map((list) => isBalanceOpenBeforeShipment(deal(), list))).toEqual([false, false]);
});
