import { notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { CardSnapshot } from '../../copies/domain/card-snapshot.js';
import type { RequestDeps, Writing } from '../../deps.js';
import { postOnce } from '../../messages/changes/post-once.js';
import { channelsOf } from '../../messages/domain/channel.js';
import type { Written } from '../../messages/domain/message.js';
import { demandWriting } from '../../messages/domain/rights.js';
import type { RateCopy } from '../../requests/domain/amount.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { requestForCard } from './request-for-card.js';

/** A question about a card, and what a request for it begins with. */
export interface AskedAboutCard {
  actor: Actor;
  card: CardSnapshot;
  contact: Contact;
  count: string;
  rate: RateCopy | undefined;
  messageId: string;
  written: Written;
}

/** What came of a question about a card. */
interface Asked {
  requestId: string;
  numericHash: string;
  made: boolean;
}

/**
 * Posts the question in the customer's channel of the company's open request for the card, or of the one it makes. One
 * after the other asks about a card, so that two colleagues make one request.
 */
export async function askAboutCard(deps: RequestDeps, stores: Writing, asked: AskedAboutCard): Promise<Asked> {
  const { actor, card, messageId: id, written } = asked;
  if (!(await stores.cards.learn(card))) throw notFound();
  await stores.requests.askAlone({ customerCompanyId: actor.companyId, skuId: card.skuId });
  const open = await openRequest(stores, actor, card);
  const request = open ?? (await requestForCard(deps, stores, asked));
  const [channel] = channelsOf(request, []);
  if (channel === undefined) throw notFound();
  demandWriting(actor, request, channel);
  await postOnce(deps, stores, { request, channel, actor, id, written, withRequest: open === undefined });
  return { requestId: request.id, numericHash: request.publication?.numericHash ?? '', made: open === undefined };
}

/** The company's open request for the card, nobody else's to end until the transaction does. */
async function openRequest(
  stores: Writing,
  { companyId }: Actor,
  { skuId }: CardSnapshot,
): Promise<Request | undefined> {
  const of = { customerCompanyId: companyId, skuId };
  const found = await stores.requests.openFor(of);
  if (found === undefined) return undefined;
  await stores.requests.lock(found.id);
  // Ended meanwhile, it is open no more; another one may be.
  const still = await stores.requests.openFor(of);
  return still && stores.requests.lock(still.id);
}
