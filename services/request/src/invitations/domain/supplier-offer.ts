import type { OfferMerit } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Offer, PriceTerms } from '../../offers/domain/offer.js';
import type { Amount } from '../../requests/domain/amount.js';

/** The terms of an offer, as the supplier wrote them. */
export interface OfferTerms extends PriceTerms {
  /** The total price in rupees, with the exchange rate of the day it was entered. */
  price: Amount;
  minimumQuantum: number | undefined;
  comment: string;
  files: AttachedFile[];
}

/** A supplier's offer for a request it was invited to. */
export interface SupplierOffer extends OfferTerms {
  invitationId: string;
  requestId: string;
  /** Grows with every change of the terms. */
  version: number;
  submittedAt: Date;
  changedAt: Date;
  shared: boolean;
  /** When the offer was shared. Undefined while it is hidden. */
  sharedAt: Date | undefined;
  /** The number of the offer among those shared with the customer. Undefined if it was never shared. */
  number: number | undefined;
  preferredAt: Date | undefined;
  /** The user who submitted it. Undefined for offers from before it was stored. */
  byUserId: string | undefined;
  /** The user who acted on behalf of `byUserId`, if any. */
  actingUserId: string | undefined;
}

/** The facts of a submission besides the terms. */
interface Submission extends Pick<SupplierOffer, 'invitationId' | 'requestId'> {
  at: Date;
  by: Pick<SupplierOffer, 'byUserId' | 'actingUserId'>;
}

/**
 * Returns whether an offer has expired. An offer is valid until the end of its last day in Indian time, because its
 * supplier is there.
 */
export const isExpired = ({ validUntil }: Pick<OfferTerms, 'validUntil'>, now: Date): boolean =>
  now.getTime() > Date.parse(`${validUntil}T23:59:59.999+05:30`);

/** Returns the terms that come with the price of an offer. */
export const priceTerms = ({ leadDays, incoTerm, incoPlace, validUntil }: PriceTerms): PriceTerms => ({
  ...{ leadDays, incoTerm, incoPlace, validUntil },
});

/** Returns the offer with its new terms. A change to an expired offer counts as a newly submitted offer. */
export function offered(
  before: SupplierOffer | undefined,
  terms: OfferTerms,
  { invitationId, requestId, at, by }: Submission,
): { step: 'offer_given' | 'offer_changed'; offer: SupplierOffer } {
  if (before === undefined) {
    const initial = { invitationId, requestId, version: 1, submittedAt: at, changedAt: at, ...by };
    return {
      step: 'offer_given',
      offer: { ...terms, ...initial, shared: false, sharedAt: undefined, number: undefined, preferredAt: undefined },
    };
  }
  const isResubmitted = isExpired(before, at);
  const price = before.price.money.minor === terms.price.money.minor && !isResubmitted ? before.price : terms.price;
  const offer = { ...before, ...terms, price, version: before.version + 1, changedAt: at };
  return isResubmitted
    ? { step: 'offer_given', offer: { ...offer, submittedAt: at, ...by } }
    : { step: 'offer_changed', offer };
}

/**
 * Returns an offer at the rate of the day on which the broker recorded its price for the request, if the price is the
 * same. The offer then has one sum in roubles in lists, comparisons and notifications.
 */
export const atRecordedRate = (offer: SupplierOffer, recorded: Offer | undefined): SupplierOffer =>
  recorded?.rate && recorded.priceMinor === offer.price.money.minor
    ? { ...offer, price: { ...offer.price, rate: recorded.rate } }
    : offer;

/** Returns the terms as text, for comparison with other terms. */
export const termsFingerprint = ({ price, files, ...terms }: OfferTerms): string =>
  JSON.stringify([
    String(price.money.minor),
    terms.minimumQuantum ?? '',
    terms.leadDays,
    terms.incoTerm ?? '',
    terms.incoPlace,
    terms.validUntil,
    terms.comment,
    files.map(({ id }) => id),
  ]);

/** An offer to compare, with its price in the reader's currency. */
interface Comparable {
  id: string;
  price: bigint;
  leadDays: number;
  minimumQuantum: number | undefined;
  validUntil: string;
}

type Measure = (offer: Comparable) => number | undefined;

/** For every measure, the lowest value is the best. */
const measures: Record<OfferMerit, Measure> = {
  price: ({ price }) => Number(price),
  lead_days: ({ leadDays }) => leadDays,
  minimum_quantum: ({ minimumQuantum }) => minimumQuantum,
  valid_until: ({ validUntil }) => -Date.parse(validUntil),
};

/**
 * Returns the measures in which each offer is the best, by offer id. A measure in which all offers are equal does not
 * count, and a single offer is not the best in anything.
 */
export function merits(offers: readonly Comparable[]): Map<string, OfferMerit[]> {
  const best = new Map<string, OfferMerit[]>(offers.map(({ id }) => [id, []]));
  for (const [merit, measure] of Object.entries(measures) as [OfferMerit, Measure][]) {
    const values = offers.flatMap((offer) => measure(offer) ?? []);
    const isAlike = values.length === offers.length && new Set(values).size < 2;
    const lowest = Math.min(...values);
    for (const offer of offers) if (!isAlike && measure(offer) === lowest) best.get(offer.id)?.push(merit);
  }
  return best;
}
