import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { postMessage } from '../../messages/changes/post-message.js';
import { channelsOf } from '../../messages/domain/channel.js';
import type { Written } from '../../messages/domain/message.js';
import type { Request } from '../../requests/domain/request.js';

/** What is said of a claim, by whom. */
interface SaidOfClaim {
  actor: Actor;
  request: Request;
  written: Written;
}

/** Writes what is said of a claim into the customer's conversation, as one that is about it. */
export async function sayInConversation(deps: RequestDeps, stores: Writing, said: SaidOfClaim): Promise<void> {
  const channel = channelsOf(said.request, []).find(({ party }) => party === 'customer');
  if (channel !== undefined) await postMessage(deps, stores, { ...said, channel, id: deps.ids.id(), ofClaim: true });
}
