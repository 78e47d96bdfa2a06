import type { ComparedOfferView, RequestStatus } from '@setu/contract';

/** Why this offer is proposed: the customer prefers it, or it is the only one, the cheapest, or the chosen one. */
export type ProposalReason = 'preferred' | 'only' | 'best' | 'chosen';

/** The offer that a transition's price probably comes from. */
export interface ProposedOffer {
  offer: ComparedOfferView;
  why: ProposalReason;
}

const isValid = ({ state, terms }: ComparedOfferView): boolean => state === 'open' && !terms.expired;

/**
 * Returns the offer whose price fills in a transition to this status, from offers sorted by price. A contract starts
 * with the chosen offer. An offer to the customer starts with the one they prefer, otherwise the only or the cheapest
 * one.
 */
export function proposedOffer(offers: readonly ComparedOfferView[], status: RequestStatus): ProposedOffer | null {
  if (status === 'contracted') {
    const chosen = offers.find(({ state }) => state === 'chosen');
    return chosen ? { offer: chosen, why: 'chosen' } : null;
  }
  if (status !== 'offer_received') return null;
  const valid = offers.filter(isValid);
  const preferred = valid.find((offer) => offer.preferred);
  if (preferred) return { offer: preferred, why: 'preferred' };
  const [first] = valid;
  return first ? { offer: first, why: valid.length === 1 ? 'only' : 'best' } : null;
}
