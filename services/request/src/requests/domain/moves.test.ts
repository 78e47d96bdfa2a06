import { requestStatuses } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../audit/domain/changes.js';
import { type Action, isTerminal, lifecycle, type Status } from './lifecycle.js';
import { isRepeated, moved } from './moves.js';
import type { Request } from './request.js';
import { isPath } from './stages.js';

const draft: Request = {
  id: 'r',
  kind: 'rfc',
  numericHash: null,
  status: 'draft',
  version: 1,
  eventSeq: 1,
  createdAt: new Date(0),
  publishedAt: null,
  statusAt: new Date(0),
  authorUserId: 'author',
  customerCompanyId: 'volga',
  brokerManagerId: null,
  supplierCompanyId: 'kaveri',
  sentToSupplierAt: null,
  isCreatedByBroker: false,
  contact: { name: '', surname: '', patronymic: '', phone: '', email: '' },
  skuId: 'sku',
  cartLineId: null,
  name: { en: '', ru: '' },
  customerPrice: null,
  offerPriceMinor: null,
  contractPriceMinor: null,
  rate: null,
  rejectReason: '',
  rejectComment: '',
  draftEditor: '',
  draftSeq: 0n,
  draftSavedAt: null,
};
const actions = [...new Set(Object.values(lifecycle).flatMap((edges) => Object.keys(edges)))] as Action[];

describe('moving a request', () => {
  it('never leaves the lifecycle, counts versions and events without a gap, and ends for good, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 60 }), (tried) => {
        let request = draft;
        const path: Status[] = ['draft'];
        for (const [index, action] of tried.entries()) {
          const next = moved(request, { action, at: new Date(index + 1), byUserId: 'm' });
          if (next === null) continue;
          expect(isTerminal(request.status)).toBe(false);
          expect([next.version, next.eventSeq]).toEqual([request.version + 1, request.eventSeq + 1]);
          request = next;
          path.push(request.status);
        }
        expect(isPath(path)).toBe(true);
        expect(request.eventSeq).toBe(path.length);
        expect(request.brokerManagerId !== null).toBe(path.includes('in_work'));
        expect(request.sentToSupplierAt !== null).toBe(path.includes('send_to_supplier'));
      }),
    );
  });

  it('has all its triples in the table: what the table does not name is refused', () => {
    for (const status of requestStatuses)
      for (const action of actions) {
        const next = moved({ ...draft, status }, { action, at: new Date(), byUserId: 'm' });
        expect(next?.status ?? null).toBe(lifecycle[status][action] ?? null);
      }
  });

  it('audits what changed and nothing else', () => {
    const fresh: Request = { ...draft, status: 'new' };
    const taken = moved(fresh, { action: 'take_into_work', at: new Date(1), byUserId: 'm' });
    expect(taken && changesBetween(fresh, taken)).toEqual([
      { field: 'status', from: 'new', to: 'in_work' },
      { field: 'broker_manager', from: '', to: 'm' },
    ]);
  });

  it('knows its own repetition by status, people and words', () => {
    const last = {
      seq: 3,
      status: 'rejected_by_customer',
      at: new Date(),
      byUserId: 'b',
      actingUserId: null,
      reason: 'other',
      comment: 'x',
    } as const;
    const again = {
      action: 'cancel',
      at: new Date(),
      byUserId: 'b',
      actingUserId: null,
      rejection: { reason: 'other', comment: 'x' },
    } as const;
    expect(isRepeated(last, again)).toBe(true);
    expect(isRepeated(null, again)).toBe(false);
    expect(isRepeated(last, { ...again, byUserId: 'c' })).toBe(false);
    expect(isRepeated(last, { ...again, actingUserId: 'c' })).toBe(false);
    expect(isRepeated(last, { ...again, rejection: { reason: 'other', comment: 'y' } })).toBe(false);
    expect(isRepeated(last, { ...again, action: 'reject_as_broker' })).toBe(false);
  });
});
