import type { Actor } from '@setu/proto/common';
import type { RequestDeps, Writing } from '../../deps.js';
import { postMessage } from '../../messages/changes/post-message.js';
import { channelsOf } from '../../messages/domain/channel.js';
import type { Written } from '../../messages/domain/message.js';
import type { Request } from '../../requests/domain/request.js';

/** A message about a claim, with its author. */
interface ClaimMessage {
  actor: Actor;
  request: Request;
  written: Written;
}

/** Posts a message about a claim in the customer's conversation and marks it as being about a claim. */
export async function postInConversation(deps: RequestDeps, stores: Writing, message: ClaimMessage): Promise<void> {
  const channel = channelsOf(message.request, []).find(({ party }) => party === 'customer');
  if (channel !== undefined) await postMessage(deps, stores, { ...message, channel, id: deps.ids.id(), ofClaim: true });
}
