import { requestStatuses } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, isTerminal, lifecycle, type Status, statusAfter } from './lifecycle.js';

const actions: Action[] = [
  'publish',
  'take_into_work',
  'send_to_supplier',
  'record_offer',
  'select_supplier',
  'sign_contract',
  'record_payment',
  'complete',
  'cancel',
  'reject_as_supplier',
  'reject_as_broker',
];

describe('The lifecycle of a request', () => {
  it('has twelve statuses, and transitions lead only to those', () => {
    expect(requestStatuses).toHaveLength(12);
    expect(Object.keys(lifecycle).sort()).toEqual([...requestStatuses].sort());
    for (const edges of Object.values(lifecycle))
      for (const to of Object.values(edges)) expect(requestStatuses.includes(to)).toBe(true);
  });

  it('reaches every status from a draft', () => {
    const reached = new Set<Status>(['draft']);
    for (const status of reached) for (const to of Object.values(lifecycle[status])) reached.add(to);
    expect([...reached].sort()).toEqual([...requestStatuses].sort());
  });

  it('ends only in completed and the three rejections', () => {
    expect(requestStatuses.filter(isTerminal)).toEqual([
      'completed',
      'rejected_by_customer',
      'rejected_by_supplier',
      'rejected_by_broker',
    ]);
  });

  it('lets the customer cancel and the broker reject a published request until it ends', () => {
    for (const status of requestStatuses) {
      const open = status !== 'draft' && !isTerminal(status);
      expect(statusAfter(status, 'cancel') !== undefined).toBe(open);
      expect(statusAfter(status, 'reject_as_broker') !== undefined).toBe(open);
    }
  });

  it('lets the supplier reject only requests that were sent to it', () => {
    expect(requestStatuses.filter((status) => statusAfter(status, 'reject_as_supplier') !== undefined)).toEqual([
      'send_to_supplier',
      'offer_received',
      'supplier_selected',
      'contracted',
      'partially_paid',
    ]);
  });

  it('never leaves the known statuses, never returns to one and never leaves an end status, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 60 }), (tried) => {
        let status: Status = 'draft';
        const path: Status[] = [status];
        for (const action of tried) {
          const next = statusAfter(status, action);
          if (next === undefined) continue;
          if (isTerminal(status)) throw new Error(`${status} is not final`);
          status = next;
          path.push(status);
        }
        expect(new Set(path).size).toBe(path.length);
        expect(path.every((status) => requestStatuses.includes(status))).toBe(true);
      }),
    );
  });
});
