import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { channelState } from '../../wire/channel-view.js';
import { messageViews } from '../../wire/message-view.js';
import { findChannel } from '../changes/find-channel.js';

const defaultLimit = 30;
const maxLimit = 100;

export const listMessages: Rpc<'listMessages'> =
  ({ read }) =>
  async ({ limit: requestedLimit, before, ...place }, { actor }) => {
    const { request, channel } = await findChannel(read, actor, place);
    const limit = Math.min(requestedLimit === 0 ? defaultLimit : requestedLimit, maxLimit);
    const conversation = await read.conversations.get(request.id, channel.name);
    const window = { before: readCursor(before), limit: limit + 1 };
    const found = conversation === undefined ? [] : await read.messages.page(conversation.id, window);
    const shown = found.slice(0, limit);
    const oldest = found.length > limit ? shown.at(-1) : undefined;
    return {
      messages: (await messageViews(read, actor, shown)).reverse(),
      older: oldest === undefined ? '' : String(oldest.seq),
      channel: await channelState(read, actor, { request, channel }),
    };
  };

/** Reads a cursor, which is the number of the oldest message that the client has. */
function readCursor(before: string): number | undefined {
  if (before === '') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(before)) throw invalid({ before: 'invalid' });
  return Number(before);
}
