import type { ComparedOfferView, RequestStatus } from '@setu/contract';

/** Why this offer and no other: the customer's choice, the only one, the cheapest, or the one that was picked. */
export type ProposalReason = 'preferred' | 'only' | 'best' | 'chosen';

/** The offer a move's price is likely to come from. */
export interface ProposedOffer {
  offer: ComparedOfferView;
  why: ProposalReason;
}

const stands = ({ state, terms }: ComparedOfferView): boolean => state === 'open' && !terms.expired;

/**
 * Takes a request's offers, the cheapest first, gives the one whose price a move to this status begins with: what was
 * picked for the contract; for an offer the one the customer prefers, else the only one, else the cheapest.
 */
export function proposedOffer(offers: readonly ComparedOfferView[], status: RequestStatus): ProposedOffer | null {
  if (status === 'contracted') {
    const chosen = offers.find(({ state }) => state === 'chosen');
    return chosen ? { offer: chosen, why: 'chosen' } : null;
  }
  if (status !== 'offer_received') return null;
  const standing = offers.filter(stands);
  const preferred = standing.find((offer) => offer.preferred);
  if (preferred) return { offer: preferred, why: 'preferred' };
  const [first] = standing;
  return first ? { offer: first, why: standing.length === 1 ? 'only' : 'best' } : null;
}
