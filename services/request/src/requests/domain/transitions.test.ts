import { requestStatuses } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../audit/domain/changes.js';
import { type Action, isTerminal, lifecycle, type Status } from './lifecycle.js';
import { isRepeated } from './repeated-transition.js';
import type { Request } from './request.js';
import { isPath } from './stages.js';
import { applyTransition, type TransitionInput } from './transitions.js';

const draft: Request = {
  id: 'r',
  kind: 'rfc',
  status: 'draft',
  version: 1,
  eventSeq: 1,
  createdAt: new Date(0),
  statusAt: new Date(0),
  authorUserId: 'author',
  customerCompanyId: 'volga',
  brokerManagerId: undefined,
  supplierCompanyId: 'kaveri',
  sentToSupplierAt: undefined,
  invitees: [],
  isCreatedByBroker: false,
  contact: { name: '', surname: '', patronymic: '', phone: '', email: '' },
  skuId: 'sku',
  name: { en: '', ru: '' },
  customerPrice: undefined,
  publication: undefined,
  total: undefined,
};
const rate = (date: string) => ({
  currency: 'INR',
  date,
  valueE4: 900_000n,
  nominal: 100,
  source: 'cbr',
  stale: false,
  valid: true,
});
const inr = (minor: bigint) => ({ minor, currency: 'INR' });
const rejection = { reason: 'other', comment: 'x' } as const;
const publication = { numericHash: '12345678', at: new Date(1), rate: rate('2026-01-01') };
const inputs: { [A in Action]: TransitionInput<A> } = {
  publish: { action: 'publish', publication, customerPrice: inr(100n) },
  take_into_work: { action: 'take_into_work' },
  send_to_supplier: { action: 'send_to_supplier' },
  record_offer: { action: 'record_offer', amount: { money: inr(90n), rate: rate('2026-02-02') } },
  select_supplier: { action: 'select_supplier', supplierCompanyId: undefined },
  sign_contract: {
    action: 'sign_contract',
    amount: { money: inr(80n), rate: rate('2026-03-03') },
    supplierCompanyId: 'deccan',
  },
  record_payment: { action: 'record_payment' },
  complete: { action: 'complete' },
  cancel: { action: 'cancel', rejection },
  reject_as_supplier: { action: 'reject_as_supplier', rejection },
  reject_as_broker: { action: 'reject_as_broker', rejection },
};
const transitioned = (request: Request, action: Action, at = new Date(1)) =>
  applyTransition(request, { ...inputs[action], at, byUserId: 'm' });
const actions = [...new Set(Object.values(lifecycle).flatMap((edges) => Object.keys(edges)))] as Action[];

describe('Transitions of a request', () => {
  it('never leave the lifecycle, count versions and events without gaps, and stop at the end, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 60 }), (tried) => {
        let request = draft;
        const path: Status[] = ['draft'];
        for (const [index, action] of tried.entries()) {
          const next = transitioned(request, action, new Date(index + 1))?.request;
          if (next === undefined) continue;
          expect(isTerminal(request.status)).toBe(false);
          expect([next.version, next.eventSeq]).toEqual([request.version + 1, request.eventSeq + 1]);
          request = next;
          path.push(request.status);
        }
        expect(isPath(path)).toBe(true);
        expect(request.eventSeq).toBe(path.length);
        expect(request.brokerManagerId !== undefined).toBe(path.includes('in_work'));
        expect(request.sentToSupplierAt !== undefined).toBe(path.includes('send_to_supplier'));
      }),
    );
  });

  it('are limited to those in the lifecycle table', () => {
    for (const status of requestStatuses)
      for (const action of actions) {
        const next = transitioned({ ...draft, status }, action);
        expect(next?.request.status).toBe(lifecycle[status][action]);
      }
  });

  it("change the total only at publishing, at the offer and at the contract, each at its own day's exchange rate", () => {
    const path: Action[] = [
      'publish',
      'take_into_work',
      'send_to_supplier',
      'record_offer',
      'select_supplier',
      'sign_contract',
      'record_payment',
      'complete',
    ];
    const totals: unknown[] = [];
    let request = draft;
    for (const action of path) {
      const after = transitioned(request, action);
      if (after === undefined) throw new Error(`no ${action}`);
      expect([after.offer?.priceMinor, after.contract?.priceMinor]).toEqual([
        action === 'record_offer' ? 90n : undefined,
        action === 'sign_contract' ? 80n : undefined,
      ]);
      request = after.request;
      totals.push([request.total?.money.minor, request.total?.rate?.date]);
    }
    const [entered, offered, contracted] = [
      [100n, '2026-01-01'],
      [90n, '2026-02-02'],
      [80n, '2026-03-03'],
    ];
    expect(totals).toEqual([entered, entered, entered, offered, offered, contracted, contracted, contracted]);
    expect(request.supplierCompanyId).toBe('deccan');
  });

  it('audit only the fields that changed', () => {
    const published: Request = { ...draft, status: 'new' };
    const accepted = transitioned(published, 'take_into_work');
    expect(accepted && changesBetween(published, accepted.request)).toEqual([
      { field: 'status', from: 'new', to: 'in_work' },
      { field: 'broker_manager', from: '', to: 'm' },
    ]);
  });

  it('count as repeated with the same status, users, reason and comment', () => {
    const last = {
      seq: 3,
      status: 'rejected_by_customer',
      at: new Date(),
      byUserId: 'b',
      actingUserId: undefined,
      rejection,
      payment: undefined,
      files: [],
    } as const;
    const again = {
      action: 'cancel',
      at: new Date(),
      byUserId: 'b',
      actingUserId: undefined,
      rejection,
      payment: undefined,
      files: [],
    } as const;
    const current = { last, request: draft };
    expect(isRepeated(current, again)).toBe(true);
    expect(isRepeated({ ...current, last: undefined }, again)).toBe(false);
    expect(isRepeated(current, { ...again, byUserId: 'c' })).toBe(false);
    expect(isRepeated(current, { ...again, actingUserId: 'c' })).toBe(false);
    expect(isRepeated(current, { ...again, rejection: { reason: 'other', comment: 'y' } })).toBe(false);
    expect(isRepeated(current, { ...again, action: 'reject_as_broker' })).toBe(false);
    expect(isRepeated(current, { ...again, files: [{ id: 'f' }] })).toBe(false);
  });

  it('count as different if the price or the supplier of an offer or a contract differs', () => {
    const who = { at: new Date(), byUserId: 'm', actingUserId: undefined, payment: undefined, files: [] };
    const event = { seq: 7, ...who, rejection: undefined };
    const made = { requestId: 'r', priceMinor: 80n, rate: undefined, at: new Date() };
    const contract = { ...made, number: '12/26', signedOn: '2026-03-02' };
    const signed = { last: { ...event, status: 'contracted' as const }, request: draft, contract };
    const sign = { ...inputs.sign_contract, number: '12/26', supplierCompanyId: 'kaveri', ...who };
    expect(isRepeated(signed, sign)).toBe(true);
    expect(isRepeated(signed, { ...sign, number: '' })).toBe(false);
    expect(isRepeated(signed, { ...sign, signedOn: '2026-03-02' })).toBe(true);
    expect(isRepeated(signed, { ...sign, signedOn: '2026-03-03' })).toBe(false);
    const payment = { money: inr(30n), dueOn: undefined };
    expect(isRepeated(signed, { ...sign, payment })).toBe(false);
    expect(isRepeated({ ...signed, last: { ...signed.last, payment } }, { ...sign, payment })).toBe(true);
    expect(isRepeated(signed, { ...sign, amount: { money: inr(81n), rate: undefined } })).toBe(false);
    expect(isRepeated(signed, { ...sign, supplierCompanyId: 'deccan' })).toBe(false);
    const offered = { last: { ...event, status: 'offer_received' as const }, request: draft, offer: made };
    expect(isRepeated(offered, { ...inputs.record_offer, ...who })).toBe(false);
    expect(isRepeated({ ...offered, offer: { ...made, priceMinor: 90n } }, { ...inputs.record_offer, ...who })).toBe(
      true,
    );
    const chosen = { last: { ...event, status: 'supplier_selected' as const }, request: draft };
    expect(isRepeated(chosen, { ...inputs.select_supplier, ...who })).toBe(true);
    expect(isRepeated(chosen, { ...inputs.select_supplier, supplierCompanyId: 'deccan', ...who })).toBe(false);
  });
});
