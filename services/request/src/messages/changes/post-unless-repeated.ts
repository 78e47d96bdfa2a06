import type { RequestDeps, Writing } from '../../deps.js';
import { isSameContent } from '../domain/message.js';
import { type Posting, postMessage } from './post-message.js';

/** Does the same as postMessage, unless the last message in the channel has the same author and content. */
export async function postUnlessRepeated(deps: RequestDeps, stores: Writing, posting: Posting): Promise<void> {
  const { request, channel, actor, written } = posting;
  const conversation = await stores.conversations.get(request.id, channel.name);
  const newest = { before: undefined, limit: 1 };
  const [last] = conversation === undefined ? [] : await stores.messages.page(conversation.id, newest);
  if (last?.byUserId === actor.userId && isSameContent(last, written)) return;
  await postMessage(deps, stores, posting);
}
