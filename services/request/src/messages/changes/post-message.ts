import type { Actor } from '@setu/proto/common';
import type { CompanyType } from '@setu/proto/words';
import type { RequestDeps, Writing } from '../../deps.js';
import { messagePosted } from '../../events.js';
import { actorIds } from '../../wire/access.js';
import { withMessage } from '../domain/conversation.js';
import type { Message, Written } from '../domain/message.js';
import type { Place } from './find-channel.js';

/** The parameters of a message to post. */
export interface Posting extends Place {
  actor: Actor;
  id: string;
  written: Written;
  /** Whether the message is a claim or its settlement. */
  ofClaim?: boolean;
  /** Whether the request was created by the message. */
  withRequest?: boolean;
}

/** Stores a message in its channel, updates who must answer, publishes the event, and returns the message. */
export async function postMessage(deps: RequestDeps, stores: Writing, posting: Posting): Promise<Message> {
  const { request, channel, actor, id, written, ofClaim = false, withRequest = false } = posting;
  const opening = { id: deps.ids.id(), requestId: request.id, channel: channel.name, lastAt: deps.clock.now() };
  const before = await stores.conversations.open(opening);
  const posted = { side: actor.companyType as CompanyType, asks: written.asks, at: deps.clock.now() };
  const after = withMessage(before, posted, channel);
  const message: Message = { ...written, ...posted, ofClaim, id, seq: after.seq, ...actorIds(actor) };
  await stores.messages.add(after.id, message);
  await stores.conversations.save(after);
  const { party: type, companyId } = channel;
  const company = (await stores.companies.byIds([companyId])).get(companyId);
  const party = { type, companyId, name: company?.shortName ?? '' };
  await stores.outbox.add(messagePosted(request, message, { channel: channel.name, party, withRequest }));
  return message;
}
