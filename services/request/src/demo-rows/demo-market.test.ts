import {
  companyById,
  type DemoDeal,
  type DemoRequest,
  demoDeals,
  demoRequests,
  userById,
  userId,
} from '@setu/demo-world';
import { describe, expect, it } from 'vitest';
import { isTerminal } from '../requests/domain/lifecycle.js';
import { defaultSlaTerms, isLate, openStages, slaTimerOf, termsOf } from '../requests/domain/sla-timers.js';

// Loaded at night, in the morning and in the evening of Moscow.
const moments = ['2026-11-20T00:30:00Z', '2026-11-20T09:00:00Z', '2026-11-20T20:30:00Z'].map((at) => new Date(at));
const [, now = new Date()] = moments;

const eventAt = ({ events }: DemoRequest, status: string): string | undefined =>
  events.find((event) => event.status === status)?.at;

const isPublishedAndOpen = ({ status }: DemoRequest): boolean => status !== 'draft' && !isTerminal(status);

/** Returns the open requests on the desk of a user, as the product's scopes choose them. */
function openOn(email: string, at: Date): DemoRequest[] {
  const open = demoRequests(at).filter(isPublishedAndOpen);
  const { id, companyId, roles } = userById(userId(email));
  const { type } = companyById(companyId);
  if (type === 'customer') return open.filter((one) => one.customerCompanyId === companyId);
  if (type === 'broker')
    return open.filter(({ brokerManagerId }) => roles.includes('TEAM_ADMIN') || [null, id].includes(brokerManagerId));
  const invitedTo = new Set(
    demoDeals(at).flatMap(({ requestId, invited }) =>
      invited.some(({ supplierCompanyId }) => supplierCompanyId === companyId) ? [requestId] : [],
    ),
  );
  const isSent = (one: DemoRequest) => one.supplierCompanyId === companyId && eventAt(one, 'send_to_supplier');
  return open.filter((one) => isSent(one) || invitedTo.has(one.id));
}

/** Returns the share of the open requests on a desk that are late for its side. */
function overdueShare(email: string, at: Date): number {
  const terms = termsOf(companyById(userById(userId(email)).companyId).type, defaultSlaTerms);
  const open = openOn(email, at);
  const late = open.filter(({ status, events }) =>
    isLate(slaTimerOf({ status, statusAt: new Date(events.at(-1)?.at ?? '') }, terms), at),
  );
  return late.length / open.length;
}

const days = (deal: DemoDeal, kind: DemoDeal['milestones'][number]['kind']): string | undefined => {
  const found = deal.milestones.find((milestone) => milestone.kind === kind);
  return found?.happenedOn ?? found?.expectedOn;
};

describe('The demo market is healthy', () => {
  it.each([
    'manager@setu.example',
    'manager2@setu.example',
    'senior@setu.example',
    'buyer@volga.example',
    'supplier@kaveri.example',
    'supplier@deccan.example',
  ])('10 to 15 percent of the open requests of %s are overdue, at any hour of loading', (email) => {
    for (const at of moments) {
      expect(overdueShare(email, at)).toBeGreaterThanOrEqual(0.1);
      expect(overdueShare(email, at)).toBeLessThanOrEqual(0.15);
    }
  });

  it('every stage of an open request is on the desk of the senior manager', () => {
    const stages = new Set(openOn('senior@setu.example', now).map(({ status }) => status));
    expect([...stages].sort()).toEqual(openStages.filter((status) => status !== 'draft').sort());
  });

  it.each(['supplier@kaveri.example', 'supplier@deccan.example'])('four requests wait for an offer of %s', (email) => {
    const waiting = openOn(email, now).filter(({ status }) => status === 'send_to_supplier');
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    const stages = new Set(openOn(email, now).map(({ status }) => status));
    expect(stages.size).toBeGreaterThanOrEqual(4);
  });

  it('whoever was asked for an offer and gave one has it on the page of the request', () => {
    const dealOf = new Map(demoDeals(now).map((deal) => [deal.requestId, deal]));
    for (const request of demoRequests(now).filter((one) => eventAt(one, 'offer_received'))) {
      const offers = dealOf.get(request.id)?.offers ?? [];
      expect([request.numericHash, offers.length > 0]).toEqual([request.numericHash, true]);
      expect(request.offerPriceMinor).toBe(offers[0]?.priceMinor);
      for (const { at, sharedAt } of offers) {
        expect(at > (eventAt(request, 'send_to_supplier') ?? '')).toBe(true);
        if (sharedAt) expect(sharedAt >= at && sharedAt >= (eventAt(request, 'offer_received') ?? '')).toBe(true);
      }
    }
  });

  it('the milestones of a deal are in order: advance, dispatch, customs, delivery', () => {
    const request = new Map(demoRequests(now).map((one) => [one.id, one]));
    for (const deal of demoDeals(now).filter(({ milestones }) => milestones.length > 0)) {
      const contracted = (eventAt(request.get(deal.requestId) as DemoRequest, 'contracted') ?? '').slice(0, 10);
      const order = (['advance', 'shipped', 'at_customs', 'delivered'] as const).flatMap(
        (kind) => days(deal, kind) ?? [],
      );
      expect([contracted, ...order]).toEqual([contracted, ...order].toSorted());
    }
  });

  it('no planned shipment is earlier than the lead time of the offer allows, counted from the advance', () => {
    for (const { offers, milestones } of demoDeals(now)) {
      const day = (kind: string) => milestones.find((each) => each.kind === kind);
      const [advance, shipped] = [day('advance'), day('shipped')];
      if (advance === undefined || shipped?.happenedOn !== undefined || shipped?.expectedOn === undefined) continue;
      const from = Date.parse(advance.happenedOn ?? advance.expectedOn ?? '');
      const lead = (Date.parse(shipped.expectedOn) - from) / 86_400_000;
      expect([shipped, lead >= (offers[0]?.leadDays ?? 0)]).toEqual([shipped, true]);
    }
  });

  it('the balance of a catalogue deal is due before the delivery, that of a described one after it', () => {
    const kinds = new Map(demoRequests(now).map(({ id, kind }) => [id, kind]));
    for (const deal of demoDeals(now).filter(({ milestones }) => milestones.length > 3)) {
      const [balance = '', delivered = ''] = [days(deal, 'balance'), days(deal, 'delivered')];
      if (kinds.get(deal.requestId) === 'rfc') expect(balance <= delivered).toBe(true);
      else expect(balance >= delivered).toBe(true);
    }
  });

  it('a partly paid request has its advance, a completed one has everything', () => {
    const dealOf = new Map(demoDeals(now).map((deal) => [deal.requestId, deal]));
    for (const one of demoRequests(now)) {
      const happened = dealOf
        .get(one.id)
        ?.milestones.filter(({ happenedOn }) => happenedOn)
        .map(({ kind }) => kind);
      if (one.status === 'partially_paid') expect(happened).toContain('advance');
      if (one.status === 'completed')
        expect(happened).toEqual(expect.arrayContaining(['advance', 'shipped', 'delivered', 'balance']));
    }
  });

  it('no more than one deal in ten has a milestone past its date', () => {
    const today = now.toISOString().slice(0, 10);
    const open = demoDeals(now).filter(({ milestones }) => milestones.some(({ happenedOn }) => !happenedOn));
    const overdue = open.filter(({ milestones }) =>
      milestones.some(({ happenedOn, expectedOn }) => !happenedOn && (expectedOn ?? today) < today),
    );
    expect(overdue.length).toBe(1);
    expect(open.length).toBeGreaterThanOrEqual(10);
  });

  it('the prices of a deal follow from each other: the contract is not above the offer', () => {
    for (const { offerPriceMinor, contractPriceMinor } of demoRequests(now))
      if (contractPriceMinor !== null) expect(contractPriceMinor <= (offerPriceMinor ?? 0n)).toBe(true);
  });

  it('every open conversation with several messages has both sides', () => {
    const talks = demoDeals(now)
      .flatMap(({ talks }) => talks)
      .filter(({ messages }) => messages.length > 2);
    expect(talks.length).toBeGreaterThanOrEqual(8);
    for (const { messages } of talks) {
      const sides = new Set(messages.map(({ byUserId }) => companyById(userById(byUserId).companyId).type));
      expect(sides.size).toBe(2);
    }
  });
});
