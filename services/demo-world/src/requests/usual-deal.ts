import { cardById } from '../cards.js';
import { companyById, userId } from '../companies/companies.js';
import { dayOf, hoursAfter } from '../epoch.js';
import { pick, seedOf } from '../seeded-random.js';
import type { DemoInvited, DemoMilestone, DemoOffer } from '../shapes/demo-deal.js';
import type { DemoRequest, DemoRequestStatus } from '../shapes/demo-request.js';

/*
 * The usual course of a deal, for requests that the tables say nothing about. Every date follows from the status events,
 * so a deal never contradicts the status of its request.
 */

const DAY_HOURS = 24;

const eventAt = ({ events }: DemoRequest, status: DemoRequestStatus): string | undefined =>
  events.find((event) => event.status === status)?.at;

/** Returns the instant at a share of the time between two instants. */
const between = (from: string, to: string, share: number): string =>
  hoursAfter(from, ((Date.parse(to) - Date.parse(from)) / 3_600_000) * share);

/**
 * Returns the invitation of a request from a description, which is sent to the supplier of its table. A request from
 * the catalogue is sent to the supplier of its card, without an invitation.
 */
export function usualInvited(request: DemoRequest, supplierCompanyId: string): DemoInvited[] {
  const at = eventAt(request, 'send_to_supplier');
  return request.kind === 'rfd' && at !== undefined ? [{ supplierCompanyId, at, declined: null }] : [];
}

const terms = ['FOB', 'CIF', 'EXW'] as const;
const termOf = (code: string): DemoOffer['incoTerm'] => terms.find((each) => each === code) ?? 'FOB';

/** Returns the days from the confirmed advance to the shipment, as the card states them, or the usual number. */
const leadDaysOf = ({ cardId }: DemoRequest): number => (cardId === null ? 45 : cardById(cardId).leadDays);

/** Returns the offer of the request's supplier, submitted halfway between its two status changes. */
export function usualOffers(request: DemoRequest, supplierCompanyId: string): DemoOffer[] {
  const sent = eventAt(request, 'send_to_supplier');
  const received = eventAt(request, 'offer_received');
  if (sent === undefined || received === undefined || request.offerPriceMinor === null) return [];
  const card = request.cardId === null ? undefined : cardById(request.cardId);
  return [
    {
      supplierCompanyId,
      at: between(sent, received, 0.5),
      priceMinor: request.offerPriceMinor,
      leadDays: leadDaysOf(request),
      minimumQuantum: card?.minimumQuantum,
      incoTerm: termOf(card?.incoTerms ?? 'FOB'),
      incoPlace: card?.incoPlace.en || 'Nhava Sheva',
      validUntil: dayOf(hoursAfter(received, 30 * DAY_HOURS)),
      comment: 'As specified in the request. Export packing and the certificate of origin are included.',
      sharedAt: received,
      preferredAt: null,
    },
  ];
}

/** [milestone, share of the time from the advance to the completion, planned days after the shipment, who reports it] */
type Step = readonly [
  kind: DemoMilestone['kind'],
  share: number,
  planDays: number,
  by: 'customer' | 'supplier' | 'broker',
];

/** A card says that the balance is due before dispatch. */
const ofCard: readonly Step[] = [
  ['balance', 0.4, -2, 'customer'],
  ['shipped', 0.45, 0, 'supplier'],
  ['at_customs', 0.75, 22, 'broker'],
  ['delivered', 0.92, 32, 'customer'],
];

/** The contract about a description agrees the balance after acceptance. */
const ofDescription: readonly Step[] = [
  ['shipped', 0.4, 0, 'supplier'],
  ['at_customs', 0.7, 22, 'broker'],
  ['delivered', 0.85, 32, 'customer'],
  ['balance', 0.95, 36, 'customer'],
];

/** The days from the shipment to its promised day. About one shipment in six is late. */
const slack = [4, 0, 6, 2, -3, 9, 1, 3, 0, 5, -5, 2] as const;

/**
 * Returns the milestones after the contract: what happened before the current status, and the plan for the rest. The
 * plan keeps the lead time of the offer.
 */
export function usualMilestones(request: DemoRequest, supplierCompanyId: string): DemoMilestone[] {
  const contracted = eventAt(request, 'contracted');
  if (contracted === undefined) return [];
  const paid = eventAt(request, 'partially_paid');
  const completed = eventAt(request, 'completed');
  const manager = request.brokerManagerId ?? '';
  const people = {
    customer: request.authorUserId,
    supplier: userId(companyById(supplierCompanyId).contact.email),
    broker: manager,
  };
  const planned = (kind: DemoMilestone['kind'], days: number, from: string): DemoMilestone => ({
    ...{ kind, expectedOn: dayOf(hoursAfter(from, days * DAY_HOURS)), happenedOn: undefined, note: '' },
    ...{ byUserId: manager, at: hoursAfter(from, 1) },
  });
  // Suppliers promise the day of the shipment, so only it has one.
  const promised = (at: string): string => dayOf(hoursAfter(at, pick(slack, seedOf(request.id)) * DAY_HOURS));
  const happened = (kind: DemoMilestone['kind'], at: string, by: keyof typeof people): DemoMilestone => ({
    ...{ kind, expectedOn: kind === 'shipped' ? promised(at) : undefined, happenedOn: dayOf(at) },
    ...{ note: '', byUserId: people[by], at },
  });
  const steps = request.kind === 'rfc' ? ofCard : ofDescription;
  const lead = leadDaysOf(request);
  if (paid === undefined)
    return [
      planned('advance', 7, contracted),
      ...steps.map(([kind, , days]) => planned(kind, days + lead + 7, contracted)),
    ];
  const rest = steps.map(([kind, share, days, by]) =>
    completed === undefined ? planned(kind, days + lead, paid) : happened(kind, between(paid, completed, share), by),
  );
  return [happened('advance', paid, 'customer'), ...rest];
}
