import { describe, expect, it } from 'vitest';
import {
  type DemoRequestStatus,
  daysBefore,
  demoCards,
  demoFiles,
  demoRequests,
  requestSpanDays,
  userById,
  users,
} from '../index.js';

const now = new Date('2026-11-20T09:00:00.000Z');
const requests = demoRequests(now);
const published = new Set(
  demoCards()
    .filter((card) => card.state === 'published')
    .map((card) => card.id),
);
const fileIds = new Set(demoFiles.map((file) => file.id));
const userIds = new Set(users.map((user) => user.id));

const after: Readonly<Record<DemoRequestStatus, readonly DemoRequestStatus[]>> = {
  draft: ['new'],
  new: ['in_work', 'rejected_by_customer', 'rejected_by_broker'],
  in_work: ['send_to_supplier', 'rejected_by_customer', 'rejected_by_broker'],
  send_to_supplier: ['offer_received', 'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'],
  offer_received: ['supplier_selected', 'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'],
  supplier_selected: ['contracted', 'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'],
  contracted: ['partially_paid'],
  partially_paid: ['completed'],
  completed: [],
  rejected_by_customer: [],
  rejected_by_supplier: [],
  rejected_by_broker: [],
};

describe('Requests', () => {
  it('are not older than the rates of the demo world', () => {
    for (const { id, createdAt } of requests)
      expect([id, createdAt >= daysBefore(now, requestSpanDays)]).toEqual([id, true]);
  });

  it('from the catalogue are in every status, those from a description in every status after draft', () => {
    const statuses = (kind: 'rfc' | 'rfd') => [
      ...new Set(requests.filter((one) => one.kind === kind).map((one) => one.status)),
    ];
    expect(statuses('rfc').sort()).toEqual(Object.keys(after).sort());
    expect(['draft', ...statuses('rfd')].sort()).toEqual(Object.keys(after).sort());
  });

  it('follow the allowed transitions, in order, by existing users', () => {
    for (const request of requests) {
      const [first, ...rest] = request.events;
      expect(first?.status).toBe('draft');
      let last = first;
      for (const event of rest) {
        if (last === undefined) throw new Error('a request without events');
        expect(after[last.status]).toContain(event.status);
        expect(event.at > last.at).toBe(true);
        expect(userIds).toContain(event.byUserId);
        last = event;
      }
      expect(last?.status).toBe(request.status);
      expect((last?.at ?? '') <= now.toISOString()).toBe(true);
      expect(request.rejectReason !== '').toBe(request.status.startsWith('rejected'));
    }
  });

  it('have a manager, prices and a supplier where their status needs them', () => {
    const reached = (request: (typeof requests)[number], status: DemoRequestStatus): boolean =>
      request.events.some((one) => one.status === status);
    for (const request of requests) {
      expect(request.brokerManagerId !== null).toBe(reached(request, 'in_work'));
      expect(request.offerPriceMinor !== null).toBe(reached(request, 'offer_received'));
      expect(request.contractPriceMinor !== null).toBe(reached(request, 'contracted'));
      const hasSupplier = request.kind === 'rfc' || reached(request, 'supplier_selected');
      expect(request.supplierCompanyId !== null).toBe(hasSupplier);
      expect(request.publishedAt === null).toBe(request.status === 'draft');
      expect(userById(request.authorUserId).companyId).toBe(request.customerCompanyId);
      for (const id of request.fileIds) expect(fileIds).toContain(id);
      for (const item of request.items) expect(item.customsCode).toMatch(/^\d{4,10}$/);
      if (request.kind === 'rfc') expect(published).toContain(request.cardId);
    }
  });

  it('in draft belong to the buyer', () => {
    const drafts = requests.filter((one) => one.status === 'draft');
    expect(drafts.map((one) => userById(one.authorUserId).email)).toEqual(drafts.map(() => 'buyer@volga.example'));
  });

  it('are the same for the same time of loading', () => {
    expect(demoRequests(now)).toEqual(requests);
  });
});
