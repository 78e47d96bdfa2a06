import { notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { postUnlessRepeated } from '../../messages/changes/post-unless-repeated.js';
import { channelsOf } from '../../messages/domain/channel.js';
import type { Written } from '../../messages/domain/message.js';
import { demandWriting } from '../../messages/domain/rights.js';
import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import type { ExchangeRate } from '../../requests/domain/amount.js';
import type { Contact, Request } from '../../requests/domain/request.js';
import { requestForCard } from './request-for-card.js';

/** A question about a card, and the initial content of a request for it. */
export interface CardQuestion {
  actor: Actor;
  card: CardSnapshot;
  contact: Contact;
  count: string;
  rate: ExchangeRate | undefined;
  messageId: string;
  written: Written;
}

/** The outcome of a question about a card. */
interface QuestionOutcome {
  requestId: string;
  numericHash: string;
  made: boolean;
}

/**
 * Posts the question in the customer's channel of the company's open request for the card. Creates that request if
 * there is none.
 * Questions of one company about one card run one after the other, so that two colleagues create only one request.
 */
export async function askAboutCard(
  deps: RequestDeps,
  stores: Writing,
  question: CardQuestion,
): Promise<QuestionOutcome> {
  const { actor, card, messageId: id, written } = question;
  if (!(await stores.cards.learn(card))) throw notFound();
  await stores.requests.lockQuestions({ customerCompanyId: actor.companyId, skuId: card.skuId });
  const open = await openRequest(stores, actor, card);
  const request = open ?? (await requestForCard(deps, stores, question));
  const [channel] = channelsOf(request, []);
  if (channel === undefined) throw notFound();
  demandWriting(actor, request, channel);
  await postUnlessRepeated(deps, stores, { request, channel, actor, id, written, withRequest: open === undefined });
  return { requestId: request.id, numericHash: request.publication?.numericHash ?? '', made: open === undefined };
}

/** Returns the company's open request for the card, locked so that it cannot end before the transaction does. */
async function openRequest(
  stores: Writing,
  { companyId }: Actor,
  { skuId }: CardSnapshot,
): Promise<Request | undefined> {
  const of = { customerCompanyId: companyId, skuId };
  const found = await stores.requests.openFor(of);
  if (found === undefined) return undefined;
  await stores.requests.lock(found.id);
  // The request may have ended before the lock, so this looks again for an open one.
  const still = await stores.requests.openFor(of);
  return still && stores.requests.lock(still.id);
}
