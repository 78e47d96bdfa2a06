import { companyById, demoDeals, demoRequests, userById } from '@setu/demo-world';
import { businessDay } from '@setu/proto/business-day';
import { sampleStates } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { claimFailure, mayClaim, maySettle } from '../claims/domain/rights.js';
import { mayInvite } from '../invitations/domain/inviting.js';
import { mayWrite } from '../messages/domain/rights.js';
import { mayReport } from '../milestones/domain/rights.js';
import type { Request } from '../requests/domain/request.js';
import { isManager, type Party } from '../requests/domain/rights.js';
import { askedSupplier, mayAnswer, mayAsk, mayJudge } from '../samples/domain/rights.js';
import { milestonesIn } from './demo-after-contract.js';
import { conversationsIn } from './demo-conversations.js';
import { invitedBy } from './demo-invitations.js';
import { offeredIn } from './demo-offers.js';
import { ratesByDay } from './demo-rates.js';
import { requestOfDemo } from './demo-request.js';
import { samplesIn } from './demo-samples.js';

const now = new Date('2026-11-20T09:30:00Z');
const requests = new Map(demoRequests(now).map((demo) => [demo.id, demo]));
const rates = ratesByDay([...requests.values()], now);

function party(userId: string): Party {
  const { companyId, roles } = userById(userId);
  return { userId, companyId, companyType: companyById(companyId).type, roles, commerceAllowed: true };
}

const dealt = demoDeals(now).map((deal) => {
  const demo = requests.get(deal.requestId);
  if (demo === undefined) throw new Error(`no request ${deal.requestId}`);
  const before = invitedBy({ demo, ...requestOfDemo(demo, rates) });
  return { demo, deal, contract: before.contract, ...offeredIn(before, deal, rates) };
});

/** Returns the status of the request at a moment. */
const statusAt = ({ demo }: (typeof dealt)[number], at: string) =>
  demo.events.findLast((event) => event.at <= at)?.status ?? 'draft';
const requestAt = (one: (typeof dealt)[number], at: string): Request => ({ ...one.request, status: statusAt(one, at) });

describe('Deals of the demo world', () => {
  it('have invitations, answers and preferences only in statuses that allow them', () => {
    for (const one of dealt) {
      const { deal, request } = one;
      expect(request.invitees).toHaveLength(one.invitations.length);
      const instants = [
        ...deal.invited.flatMap(({ at, declined }) => [at, ...(declined ? [declined.at] : [])]),
        ...deal.offers.flatMap(({ at, preferredAt }) => [at, ...(preferredAt ? [preferredAt] : [])]),
      ];
      for (const at of instants)
        expect([deal.requestId, at, mayInvite(statusAt(one, at))]).toEqual([deal.requestId, at, true]);
    }
  });

  it('have messages only from users who may write them, in order, and read marks within those messages', () => {
    for (const one of dealt)
      for (const { channel, conversation, messages, readers } of conversationsIn(
        one.request,
        one.invitations,
        one.deal,
      )) {
        expect(messages.map(({ at }) => at.getTime())).toEqual(
          messages.map(({ at }) => at.getTime()).sort((a, b) => a - b),
        );
        expect(conversation.lastAt <= now).toBe(true);
        for (const { byUserId, at, side } of messages) {
          const asThen = requestAt(one, at.toISOString());
          expect([byUserId, mayWrite(party(byUserId), asThen, channel)]).toEqual([byUserId, true]);
          expect(side === 'broker' ? isManager(party(byUserId)) : party(byUserId).companyId === channel.companyId).toBe(
            true,
          );
        }
        for (const { seq } of readers) expect(seq).toBeLessThanOrEqual(messages.length);
      }
  });

  it('have milestones and claims only from users who may report them at that time', () => {
    for (const one of dealt) {
      for (const { kind, byUserId, reportedAt, happenedOn } of milestonesIn(one.deal, one.contract)) {
        const asThen = requestAt(one, reportedAt.toISOString());
        expect([kind, mayReport(party(byUserId), asThen, { kind, isReported: false })]).toEqual([kind, true]);
        if (happenedOn === undefined) expect(isManager(party(byUserId))).toBe(true);
      }
      for (const { at, byUserId, settled } of one.deal.claims) {
        const asThen = requestAt(one, at);
        expect([claimFailure(asThen, new Date(at)), mayClaim(party(byUserId), asThen)]).toEqual([undefined, true]);
        if (settled) expect([maySettle(party(settled.byUserId), asThen), settled.at > at]).toEqual([true, true]);
      }
    }
  });

  it('have samples in every state, and each step only from users who may take it at that time', () => {
    const all = dealt.flatMap((one) =>
      samplesIn(one.deal, one.request.supplierCompanyId ?? '').map((sample) => ({ one, sample })),
    );
    expect(new Set(all.map(({ sample }) => sample.state))).toEqual(new Set(sampleStates));
    for (const { one, sample } of all) {
      const { askedAt, askedByUserId, answeredAt, answeredByUserId = '', judgedAt, judgedByUserId = '' } = sample;
      const asked = requestAt(one, askedAt.toISOString());
      expect([sample.comment, asked.status, mayAsk(party(askedByUserId), asked)]).toEqual([
        sample.comment,
        asked.status,
        true,
      ]);
      expect(sample.supplierCompanyId).toBe(askedSupplier(asked));
      if (answeredAt === undefined) continue;
      const then = requestAt(one, answeredAt.toISOString());
      expect([sample.comment, mayAnswer(party(answeredByUserId), then, { ...sample, state: 'asked' })]).toEqual([
        sample.comment,
        true,
      ]);
      if (judgedAt === undefined) continue;
      expect(judgedAt > answeredAt).toBe(true);
      expect(mayJudge(party(judgedByUserId), then, { ...sample, state: 'sent' })).toBe(true);
    }
  });

  it('have prices at the rate of their day in Moscow', () => {
    // In Moscow this is the morning of the next day.
    const night = new Date('2026-11-29T23:40:00Z');
    const all = demoRequests(night);
    const nightRates = ratesByDay(all, night);
    for (const demo of all) {
      const { at, rate } = requestOfDemo(demo, nightRates).request.publication ?? {};
      if (at) expect(rate?.date).toBe(businessDay('moscow', at));
    }
  });

  it('show a first visitor two offers, a preferred one, unread messages, a question, an overdue milestone and claims', () => {
    const all = dealt.flatMap(({ offers }) => offers);
    expect(all.filter(({ preferredAt, shared }) => preferredAt && shared)).toHaveLength(1);
    expect(all.length).toBeGreaterThan(1);
    const conversations = dealt.flatMap((one) => conversationsIn(one.request, one.invitations, one.deal));
    expect(new Set(conversations.map(({ conversation: { awaitedAnswer } }) => awaitedAnswer?.side))).toEqual(
      new Set(['customer', 'broker', 'supplier', undefined]),
    );
    const today = now.toISOString().slice(0, 10);
    const planned = dealt.flatMap(({ deal }) => deal.milestones).filter(({ happenedOn }) => happenedOn === undefined);
    expect(planned.some(({ expectedOn = today }) => expectedOn < today)).toBe(true);
    const claims = dealt.flatMap(({ deal }) => deal.claims);
    expect(new Set(claims.map(({ settled }) => settled === null))).toEqual(new Set([true, false]));
  });
});
