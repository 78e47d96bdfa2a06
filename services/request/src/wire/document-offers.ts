import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/invitations';
import { incoTermWord, invitationStateWord, offerMeritWord } from '@setu/proto/wire-words';
import type { DocumentAmount, DocumentOffer } from '../documents/domain/document-content.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { comparedOffers } from './compared-offers.js';
import { documentAmount } from './document-content.js';

const noPrice: DocumentAmount = {
  what: 'offer',
  rupees: undefined,
  roubles: undefined,
  rate: undefined,
  percent: undefined,
};
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** Returns a request's offers for the comparison document, valid ones first. Only brokers get them. */
export async function documentOffers(
  stores: Stores,
  actor: Actor,
  of: { request: Request; now: Date },
): Promise<DocumentOffer[]> {
  if (actor.companyType !== 'broker') return [];
  // The company's users share one document regardless of their language, so prices are compared in roubles.
  const { offers } = await comparedOffers(stores, { ...actor, locale: 'ru' }, of);
  const count = await stores.conditions.countOf(of.request.id);
  return offers.flatMap((offer) => documentOffer(offer, count));
}

function documentOffer(
  { supplier, state, terms, best, preferred }: wire.ComparedOffer,
  count: bigint | undefined,
): DocumentOffer[] {
  const value = invitationStateWord(state);
  if (terms === undefined || value === undefined) return [];
  const isOver = value === 'open' && terms.expired;
  return [
    {
      supplier: supplier?.shortName ?? '',
      state: isOver ? 'expired' : value,
      price: documentAmount('offer', terms.price, { count })[0] ?? noPrice,
      leadDays: terms.leadDays,
      minimumQuantum: terms.minimumQuantum,
      incoTerms: incoTermWord(terms.incoTerm) ?? '',
      incoPlace: terms.incoPlace,
      validUntil: terms.validUntil,
      changedOn: day.format(new Date(terms.changedAt)),
      version: terms.version,
      isPreferred: preferred,
      best: best.flatMap((merit) => offerMeritWord(merit) ?? []),
    },
  ];
}
