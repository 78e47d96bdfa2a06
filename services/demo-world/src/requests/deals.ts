import { companyId, userId } from '../companies/companies.js';
import { demoId } from '../demo-id.js';
import { dayBefore, dayOf, officeTime } from '../epoch.js';
import type { DemoDeal, DemoOffer, DemoSample } from '../shapes/demo-deal.js';
import type { DemoRequest } from '../shapes/demo-request.js';
import { type ConversationLine, conversationTable } from './conversation-table.js';
import { claimTable, invitedTable, milestoneTable, offerTable } from './deal-table.js';
import { addresseeOf, demoRequests } from './requests.js';
import { sampleTable } from './sample-table.js';
import { usualInvited, usualMilestones, usualOffers } from './usual-deal.js';

const keys = [
  ...new Set(
    [...conversationTable, ...invitedTable, ...offerTable, ...milestoneTable, ...sampleTable].map(([key]) => key),
  ),
];
const ofKey = <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[], key: string): Row[] =>
  rows.filter(([each]) => each === key);

const offersOf = (key: string, { offerPriceMinor }: DemoRequest, now: Date): DemoOffer[] =>
  ofKey(offerTable, key).map(
    ([, supplier, daysAgo, thousandths, leadDays, minimum, incoTerm, incoPlace, validDays, comment, liked, shown]) => ({
      supplierCompanyId: companyId(supplier),
      at: officeTime(now, daysAgo),
      // Rounds down to full hundreds of rupees, as suppliers usually quote.
      priceMinor: (((offerPriceMinor ?? 0n) * BigInt(thousandths)) / 10_000_000n) * 10_000n,
      ...{ leadDays, minimumQuantum: minimum, incoTerm, incoPlace, comment },
      validUntil: dayBefore(now, -validDays),
      preferredAt: liked === null ? null : officeTime(now, liked),
      sharedAt: shown === null ? null : officeTime(now, shown),
    }),
  );

/**
 * Returns the messages of a request's claims in the customer's conversation. The claim asks for information, its
 * settlement answers it.
 */
const claimLines = (key: string): ConversationLine[] =>
  ofKey(claimTable, key).flatMap(([, daysAgo, email, text, settled]): ConversationLine[] => [
    [daysAgo, email, text, true],
    ...(settled ? [settled] : []),
  ]);

const conversationsOf = (key: string, now: Date): DemoDeal['talks'] =>
  ofKey(conversationTable, key).map(([, supplier, written, readers]) => {
    const ofClaims = supplier === null ? claimLines(key) : [];
    const lines = [...written, ...ofClaims].sort(([a], [b]) => b - a);
    const seqOf = (read: number): number => lines.indexOf(written[read - 1] as ConversationLine) + 1;
    return {
      id: demoId('conversation', `${key}:${supplier ?? 'customer'}`),
      supplierCompanyId: supplier === null ? null : companyId(supplier),
      messages: lines.map((line, at) => {
        const [daysAgo, email, text, asks = false] = line;
        const id = demoId('message', `${key}:${supplier ?? 'customer'}:${at + 1}`);
        const content = { text, asks, ofClaim: ofClaims.includes(line) };
        return { id, at: officeTime(now, daysAgo), byUserId: userId(email), ...content };
      }),
      readers: Object.entries(readers).map(([email, seq]) => ({ userId: userId(email), seq: seqOf(seq) })),
    };
  });

function dealOf(key: string, request: DemoRequest, now: Date): DemoDeal {
  return {
    requestId: request.id,
    invited: ofKey(invitedTable, key).map(([, supplier, daysAgo, declined]) => ({
      supplierCompanyId: companyId(supplier),
      at: officeTime(now, daysAgo),
      declined: declined ? { at: officeTime(now, declined[0]), reason: declined[1], comment: declined[2] } : null,
    })),
    offers: offersOf(key, request, now),
    talks: conversationsOf(key, now),
    milestones: ofKey(milestoneTable, key).map(([, kind, expected, happened, reported, email, note]) => ({
      kind,
      expectedOn: expected === null ? undefined : dayBefore(now, expected),
      happenedOn: happened === null ? undefined : dayBefore(now, happened),
      note,
      byUserId: userId(email),
      at: officeTime(now, reported),
    })),
    claims: ofKey(claimTable, key).map(([, daysAgo, email, text, settled]) => ({
      id: demoId('claim', key),
      at: officeTime(now, daysAgo),
      byUserId: userId(email),
      text,
      settled: settled
        ? { at: officeTime(now, settled[0]), byUserId: userId(settled[1]), resolution: settled[2] }
        : null,
    })),
    samples: samplesOf(key, now),
  };
}

const samplesOf = (key: string, now: Date): DemoSample[] =>
  ofKey(sampleTable, key).map(([, daysAgo, email, comment, answer, judged]) => {
    const answered = answer && { at: officeTime(now, answer[0]), byUserId: userId(answer[1]), ...answer[2] };
    return {
      id: demoId('sample', key),
      ...{ at: officeTime(now, daysAgo), byUserId: userId(email), comment },
      answered:
        answered === undefined ? null : 'tracking' in answered ? { ...answered, sentOn: dayOf(answered.at) } : answered,
      judged: judged
        ? { at: officeTime(now, judged[0]), byUserId: userId(judged[1]), verdict: judged[2], comment: judged[3] }
        : null,
    };
  });

/**
 * Returns everything about the requests except their status transitions: offers, messages, milestones, claims and
 * samples. What
 * the tables leave out takes its usual course.
 */
export function demoDeals(now: Date): DemoDeal[] {
  const keyById = new Map(keys.map((key) => [demoId('request', key), key]));
  return demoRequests(now)
    .filter(({ events }) => events.some(({ status }) => status === 'send_to_supplier'))
    .map((request) => {
      const key = keyById.get(request.id);
      return inUsualCourse(request, key === undefined ? undefined : dealOf(key, request, now));
    });
}

const nothing = { invited: [], offers: [], talks: [], milestones: [], claims: [], samples: [] };

function inUsualCourse(request: DemoRequest, written: DemoDeal | undefined): DemoDeal {
  const deal = written ?? { requestId: request.id, ...nothing };
  const supplier = addresseeOf(request);
  const isWritten = deal.offers.length > 0;
  return {
    ...deal,
    invited: isWritten ? deal.invited : [...usualInvited(request, supplier), ...deal.invited],
    offers: isWritten ? deal.offers : usualOffers(request, supplier),
    milestones: deal.milestones.length > 0 ? deal.milestones : usualMilestones(request, supplier),
  };
}
