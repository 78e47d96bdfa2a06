import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/invitations';
import { incoTermWord, invitationStateWord, offerMeritWord } from '@setu/proto/wire-words';
import { comparedOffers } from '../invitations/rpc/compared-offers.js';
import type { PaperAmount, PaperOffer } from '../papers/domain/paper-content.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { paperAmount } from './paper-content.js';

const noPrice: PaperAmount = {
  what: 'offer',
  rupees: undefined,
  roubles: undefined,
  rate: undefined,
  percent: undefined,
};
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/** Returns a request's offers for the comparison document, valid ones first. Only brokers get them. */
export async function paperOffers(
  stores: Stores,
  actor: Actor,
  of: { request: Request; now: Date },
): Promise<PaperOffer[]> {
  if (actor.companyType !== 'broker') return [];
  // The company's users share one document regardless of their language, so prices are compared in roubles.
  const { offers } = await comparedOffers(stores, { ...actor, locale: 'ru' }, of);
  return offers.flatMap(paperOffer);
}

function paperOffer({ supplier, state, terms, best, preferred }: wire.ComparedOffer): PaperOffer[] {
  const word = invitationStateWord(state);
  if (terms === undefined || word === undefined) return [];
  const isOver = word === 'open' && terms.expired;
  return [
    {
      supplier: supplier?.shortName ?? '',
      state: isOver ? 'expired' : word,
      price: paperAmount('offer', terms.price)[0] ?? noPrice,
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
