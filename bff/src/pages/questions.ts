import type { AskedRequestView, AskedView, Endpoints } from '@setu/contract';
import { systemIds } from '@setu/kit/core';
import type { CallContextOf } from '../http/call-context.js';
import { requestPlaceRoute } from '../present/request-route.js';
import { ownContact, publishedCard } from './draft-sources.js';
import { leasedForMessage } from './messages.js';

/** Returns the open request to which a question about the card is added. */
export const requestForQuestion = async (
  call: CallContextOf<Endpoints['getAskedRequest']>,
): Promise<AskedRequestView> => {
  const { card } = await publishedCard(call, call.params.productSku);
  const found = await call.deps.services.request.findOpenRequest({ skuId: card?.skuId ?? '' }, call.reads());
  const { requestId: id, numericHash: numeric_hash } = found;
  return { request: id === '' ? null : { id, numeric_hash } };
};

/** Posts a question about a card. The message gets its id here, because its files are leased before it is stored. */
export const askAboutCard = async (call: CallContextOf<Endpoints['askAboutCard']>): Promise<AskedView> => {
  const { text, files: fileIds, asks, count = '' } = call.input;
  const card = await publishedCard(call, call.params.productSku);
  const messageId = systemIds.id();
  const [contact, rate, files] = await Promise.all([
    ownContact(call),
    call.deps.rates.get(call.reads()),
    leasedForMessage(call, messageId, fileIds),
  ]);
  const posted = await call.deps.services.request.askAboutCard(
    {
      ...{ card, contact, count, text, files, asks, messageId, idempotencyKey: call.idempotencyKey },
      ...(rate?.valid && { rate }),
    },
    call.writes(),
  );
  return {
    route: requestPlaceRoute(posted.requestId, call.actor.companyType, { channel: 'customer' }),
    numeric_hash: posted.numericHash,
    made: posted.made,
  };
};
