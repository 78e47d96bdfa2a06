import { systemIds } from '@setu/kit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterTransitions, type Invitation, type InvitationTransition } from './invitation.js';
import { invite, MAX_INVITED, withdraw } from './inviting.js';
import { settledBy } from './settling.js';

const at = new Date('2026-11-20T12:00:00Z');
const suppliers = Array.from({ length: 12 }, (_, n) => `supplier-${n}`);
const by = { requestId: 'request', at, id: systemIds.id };

type Doing = (now: readonly Invitation[]) => InvitationTransition[];
const anySupplier = fc.constantFrom(...suppliers);
const inviting = anySupplier.map(
  (id): Doing =>
    (now) => {
      try {
        return invite(now, [id], by);
      } catch {
        return [];
      }
    },
);
const withdrawing = anySupplier.map(
  (id): Doing =>
    (now) => {
      const its = now.find(({ supplierCompanyId }) => supplierCompanyId === id);
      return (its && withdraw(its, at)) ?? [];
    },
);
const choosing = anySupplier.map(
  (supplierCompanyId): Doing =>
    (now) =>
      settledBy(
        {
          before: { status: 'offer_received', eventSeq: 5 },
          after: { status: 'supplier_selected', supplierCompanyId },
        },
        now,
        by,
      ),
);

describe('The invitations of a request', () => {
  it('never exceed one per supplier, ten open and one chosen, after any sequence of changes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: inviting }, withdrawing, choosing), { maxLength: 40 }),
        (doings) => {
          let now: Invitation[] = [];
          for (const doing of doings) {
            const transitions = doing(now);
            for (const { invitation } of transitions)
              expect(invitation.version).toBe((now.find(({ id }) => id === invitation.id)?.version ?? 0) + 1);
            now = afterTransitions(now, transitions);
            const states = now.map(({ state }) => state);
            expect(new Set(now.map(({ supplierCompanyId }) => supplierCompanyId)).size).toBe(now.length);
            expect(states.filter((state) => state === 'chosen').length).toBeLessThan(2);
            expect(states.filter((state) => state === 'open').length).toBeLessThanOrEqual(MAX_INVITED);
            expect(doing(now).filter(({ step }) => step === 'chosen')).toEqual([]);
          }
        },
      ),
    );
  });

  it('change only when the request is sent to a supplier or gets its supplier', () => {
    for (const status of ['in_work', 'offer_received', 'partially_paid', 'rejected_by_customer'] as const) {
      const after = { status, supplierCompanyId: 'supplier-1' };
      expect(settledBy({ before: { status: 'new', eventSeq: 2 }, after }, [], by)).toEqual([]);
    }
    const unnamed = { status: 'supplier_selected', supplierCompanyId: undefined } as const;
    expect(settledBy({ before: { status: 'offer_received', eventSeq: 5 }, after: unnamed }, [], by)).toEqual([]);
  });
});
