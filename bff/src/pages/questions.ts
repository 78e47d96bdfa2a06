import type { AskedRequestView, AskedView, Endpoints } from '@setu/contract';
import { systemIds } from '@setu/kit/core';
import type { CallContextOf } from '../http/call-context.js';
import { requestPlaceRoute } from '../present/request-route.js';
import { ownContact, publishedCard } from './draft-sources.js';
import { leasedForMessage } from './messages.js';

/** Returns the open request to which a question about the card is added. */
export const askedRequest = async (ask: CallContextOf<Endpoints['getAskedRequest']>): Promise<AskedRequestView> => {
  const { card } = await publishedCard(ask, ask.params.productSku);
  const found = await ask.deps.services.request.findOpenRequest({ skuId: card?.skuId ?? '' }, ask.reads());
  const { requestId: id, numericHash: numeric_hash } = found;
  return { request: id === '' ? null : { id, numeric_hash } };
};

/** Posts a question about a card. The message gets its id here, because its files are leased before it is stored. */
export const askAboutCard = async (ask: CallContextOf<Endpoints['askAboutCard']>): Promise<AskedView> => {
  const { text, files: fileIds, asks, count = '' } = ask.input;
  const card = await publishedCard(ask, ask.params.productSku);
  const messageId = systemIds.id();
  const [contact, rate, files] = await Promise.all([
    ownContact(ask),
    ask.deps.rates.get(ask.reads()),
    leasedForMessage(ask, messageId, fileIds),
  ]);
  const asked = await ask.deps.services.request.askAboutCard(
    {
      ...{ card, contact, count, text, files, asks, messageId, idempotencyKey: ask.idempotencyKey },
      ...(rate?.valid && { rate }),
    },
    ask.writes(),
  );
  return {
    route: requestPlaceRoute(asked.requestId, ask.actor.companyType, { channel: 'customer' }),
    numeric_hash: asked.numericHash,
    made: asked.made,
  };
};
