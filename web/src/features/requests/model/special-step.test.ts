import { describe, expect, it } from 'vitest';
import { someMilestones } from '../../../testing/builders/milestones';
import { aRequest } from '../../../testing/builders/request';
import type { NextStep } from './next-step';
import { specialStep } from './special-step';

const step = (name: NextStep['name'], key: NextStep['key']): NextStep => ({ name, key, waitsFor: 'broker' });
const event = { date: '2026-11-20T09:00:00Z', by: null, acting: null, reason: null, comment: '', files: [] };
const deal = (paid: number) =>
  aRequest({
    status: 'partially_paid',
    contract_price: { value: 1000, currency: 'INR', rate: null, rate_date: null, rate_source: null },
    status_events: [{ ...event, status: 'partially_paid', payment: { amount: paid, currency: 'INR', due: null } }],
  });

describe('The words of the box', () => {
  it.each([
    ['partially_paid', 'customer', 'payBalance'],
    ['shipment_reported', 'customer', 'payLateBalance'],
    ['partially_paid', 'supplier', 'awaitBalance'],
    ['shipment_reported', 'supplier', null],
    ['shipment_reported', 'broker', null],
  ] as const)('with a balance due before the shipment, at %s for a %s: %s', (name, key, special) => {
    const milestones = someMilestones({ balance: { before_shipment: true } });
    expect(specialStep(step(name, key), deal(300), { milestones, offers: [] })).toBe(special);
    expect(specialStep(step(name, key), deal(1000), { milestones, offers: [] })).toBeNull();
    expect(specialStep(step(name, key), deal(300), { milestones: someMilestones(), offers: [] })).toBeNull();
  });

  it.each([
    ['offers_given', 'customer', 'ownChoice'],
    ['in_work', 'broker', 'customersChoice'],
    ['offer_received', 'onlooker', 'customersChoice'],
    ['offers_given', 'supplier', null],
    ['contracted', 'customer', null],
  ] as const)('after the customer’s choice, at %s for a %s: %s', (name, key, special) => {
    const offers = [{ preferred: true, state: 'open' }] as const;
    expect(specialStep(step(name, key), aRequest(), { milestones: [], offers })).toBe(special);
  });

  it('offers of invited suppliers do not hide that the product’s own supplier has not been asked', () => {
    const offers = [{ preferred: false, state: 'open' }] as const;
    const of = (kind: 'rfc' | 'rfd', key: NextStep['key'] = 'broker') =>
      specialStep(step('in_work', key), aRequest({ kind }), { milestones: [], offers });
    expect([of('rfc'), of('rfd'), of('rfd', 'customer')]).toEqual(['toOwnSupplier', 'toMarkAsSent', null]);
  });

  it.each([
    ['customer', 'broker', 'toConfirmByBroker'],
    ['customer', 'supplier', 'toConfirm'],
    ['broker', 'broker', 'toCloseByBroker'],
    ['broker', 'customer', 'toClose'],
  ] as const)('a delivered deal whose balance a %s has marked, for a %s: %s', (side, key, special) => {
    const done = { happened: '2026-11-20' };
    const milestones = someMilestones({ delivered: done, balance: { ...done, side } });
    expect(specialStep(step('shipment_reported', key), deal(300), { milestones, offers: [] })).toBe(special);
  });

  it('a single offer is not compared', () => {
    const offer = { preferred: false, state: 'open' } as const;
    const of = (offers: (typeof offer)[]) =>
      specialStep(step('offers_given', 'broker'), aRequest(), { milestones: [], offers });
    expect([of([offer]), of([offer, offer])]).toEqual(['oneOffer', null]);
  });
});
