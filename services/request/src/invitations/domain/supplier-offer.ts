import type { IncoTerm, OfferMerit } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Amount } from '../../requests/domain/amount.js';

/** What a supplier offers, as it wrote it. */
export interface OfferTerms {
  /** Rupees for the whole of it, with the rate of the day it was entered. */
  price: Amount;
  minimumQuantum: number | undefined;
  leadDays: number;
  incoTerm: IncoTerm | undefined;
  incoPlace: string;
  /** The last day it stands, YYYY-MM-DD. */
  validUntil: string;
  comment: string;
  files: AttachedFile[];
}

/** A supplier's offer to a request it was invited to. */
export interface SupplierOffer extends OfferTerms {
  invitationId: string;
  requestId: string;
  /** Grows with every change of its terms. */
  version: number;
  givenAt: Date;
  changedAt: Date;
  shared: boolean;
  /** Among the request's offers the customer was shown; undefined: never shown. */
  number: number | undefined;
  preferredAt: Date | undefined;
}

/** An offer stands to the end of its last day in India, where it was given. */
export const isExpired = ({ validUntil }: Pick<OfferTerms, 'validUntil'>, now: Date): boolean =>
  now.getTime() > Date.parse(`${validUntil}T23:59:59.999+05:30`);

/** Takes an offer as it was, if there was one, and its terms now, gives it after; one that expired is given anew. */
export function offered(
  before: SupplierOffer | undefined,
  terms: OfferTerms,
  { invitationId, requestId, at }: { invitationId: string; requestId: string; at: Date },
): { step: 'offer_given' | 'offer_changed'; offer: SupplierOffer } {
  if (before === undefined) {
    const fresh = { invitationId, requestId, version: 1, givenAt: at, changedAt: at };
    return {
      step: 'offer_given',
      offer: { ...terms, ...fresh, shared: false, number: undefined, preferredAt: undefined },
    };
  }
  const isNew = isExpired(before, at);
  const price = before.price.money.minor === terms.price.money.minor && !isNew ? before.price : terms.price;
  const offer = { ...before, ...terms, price, version: before.version + 1, changedAt: at };
  return isNew ? { step: 'offer_given', offer: { ...offer, givenAt: at } } : { step: 'offer_changed', offer };
}

/** What tells an offer's terms from others, as text. */
export const saidInTerms = ({ price, files, ...terms }: OfferTerms): string =>
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

/** An offer that may be compared, with its price as the reader reckons it. */
interface Comparable {
  id: string;
  price: bigint;
  leadDays: number;
  minimumQuantum: number | undefined;
  validUntil: string;
}

type Measure = (offer: Comparable) => number | undefined;

/** The less, the better. */
const measures: Record<OfferMerit, Measure> = {
  price: ({ price }) => Number(price),
  lead_days: ({ leadDays }) => leadDays,
  minimum_quantum: ({ minimumQuantum }) => minimumQuantum,
  valid_until: ({ validUntil }) => -Date.parse(validUntil),
};

/** In what each of several offers is the best, by its id; what all have alike marks none, and neither does a lone one. */
export function merits(offers: readonly Comparable[]): Map<string, OfferMerit[]> {
  const best = new Map<string, OfferMerit[]>(offers.map(({ id }) => [id, []]));
  for (const [merit, measure] of Object.entries(measures) as [OfferMerit, Measure][]) {
    const values = offers.flatMap((offer) => measure(offer) ?? []);
    const isAlike = values.length === offers.length && new Set(values).size < 2;
    const least = Math.min(...values);
    for (const offer of offers) if (!isAlike && measure(offer) === least) best.get(offer.id)?.push(merit);
  }
  return best;
}
