import { companyById, type DemoRequest, demoCards, demoRequests, userById } from '@setu/demo-world';
import { describe, expect, it } from 'vitest';
import { type Description, publishableDescription } from '../drafts/domain/description.js';
import { publishableContent } from '../drafts/domain/publishing.js';
import { sideOf } from '../requests/domain/identities.js';
import type { Request } from '../requests/domain/request.js';
import { isManager, type Party, relationOf } from '../requests/domain/rights.js';
import { writeRoubles } from '../requests/domain/roubles.js';
import { isPath } from '../requests/domain/stages.js';
import { ratesByDay } from './demo-rates.js';
import { requestOfDemo } from './demo-request.js';

const now = new Date('2026-11-20T09:30:00Z');
const requests = demoRequests(now);
const rates = ratesByDay(requests, now);

function party(userId: string): Party {
  const { companyId, roles } = userById(userId);
  return { userId, companyId, companyType: companyById(companyId).type, roles, commerceAllowed: true };
}

/** Returns the request as it was after its first `count` events. */
const before = (demo: DemoRequest, count: number): Request =>
  requestOfDemo({ ...demo, events: demo.events.slice(0, count) }, rates).request;

function describedOf(demo: DemoRequest, item: DemoRequest['items'][number]): Description {
  const { name, description, area, customsCode } = item;
  const price = writeRoubles({ minor: item.priceKopecks });
  const total = writeRoubles(demo.customerPrice ?? { minor: 0n });
  const bought = { boughtBefore: '', boughtSupplier: '', boughtBrand: '' };
  return {
    items: [{ name, description, area, customsCode, count: String(item.count), unit: undefined, price }],
    terms: { timeFrame: demo.timeFrame, total, comment: demo.comment, deliveryCity: '', ...bought },
  };
}

describe('Requests of the demo world', () => {
  it.each(requests.map((demo) => [`${demo.kind} ${demo.numericHash} ${demo.status}`, demo] as const))(
    "%s follows the product's rules",
    (_, demo) => {
      const { request, offer, contract } = requestOfDemo(demo, rates);
      const reached = (status: string): boolean => demo.events.some((event) => event.status === status);
      expect(isPath(demo.events.map(({ status }) => status))).toBe(true);
      expect(request).toMatchObject({
        status: demo.status,
        eventSeq: demo.events.length,
        brokerManagerId: demo.brokerManagerId ?? undefined,
        supplierCompanyId: demo.supplierCompanyId ?? undefined,
      });
      expect(request.publication?.numericHash).toBe(demo.status === 'draft' ? undefined : demo.numericHash);
      expect(request.publication?.at.toISOString()).toBe(demo.publishedAt ?? undefined);
      expect(offer?.priceMinor).toBe(reached('offer_received') ? demo.offerPriceMinor : undefined);
      expect(contract?.priceMinor).toBe(reached('contracted') ? demo.contractPriceMinor : undefined);
    },
  );

  it('every transition is made by a user who may make it', () => {
    for (const demo of requests)
      for (const [index, { status, byUserId, actingUserId }] of demo.events.entries()) {
        const by = party(byUserId);
        expect([demo.id, by.companyType]).toEqual([demo.id, sideOf(status, demo)]);
        if (actingUserId !== null) expect(party(actingUserId).companyId).toBe(by.companyId);
        if (by.companyType === 'broker') expect(isManager(by)).toBe(true);
        if (index > 0) expect(relationOf(by, before(demo, index))).not.toBe(undefined);
        if (index > 0) expect(relationOf(by, before(demo, index))).not.toBe('onlooking');
      }
  });

  it('every published request has valid content, and its card is published', () => {
    const published = new Map(demoCards().map((card) => [card.id, card]));
    for (const demo of requests.filter(({ status }) => status !== 'draft')) {
      const price = demo.cardId === null ? null : published.get(demo.cardId)?.priceFromMinor;
      const typed = { count: String(demo.count ?? ''), comment: demo.comment, deliveryCity: '', files: [] };
      if (demo.kind === 'rfc') expect(publishableContent(typed, { priceMinor: price ?? undefined })).toEqual(typed);
      for (const item of demo.items)
        expect(publishableDescription(describedOf(demo, item), []).items[0].name).toBe(item.name);
      if (demo.cardId !== null) expect(published.get(demo.cardId)?.state).toBe('published');
    }
  });

  it('no request from a description is a draft, because the demo world has drafts from the catalogue only', () => {
    expect(requests.filter(({ kind, status }) => kind === 'rfd' && status === 'draft')).toEqual([]);
  });
});
