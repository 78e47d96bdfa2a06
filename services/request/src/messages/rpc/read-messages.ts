import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { channelViews } from '../../wire/channel-view.js';
import { findChannel } from '../changes/find-channel.js';

export const readMessages: Rpc<'readMessages'> =
  ({ autocommit, read, clock }) =>
  async ({ messageId, ...place }, { actor }) => {
    const { request, channel } = await findChannel(read, actor, place);
    const id = readId(messageId);
    const conversation = await read.conversations.get(request.id, channel.name);
    const seq = conversation && (await read.messages.seqOf(conversation.id, id));
    if (conversation === undefined || seq === undefined) throw notFound();
    const mark = { conversationId: conversation.id, userId: actor.userId, seq, at: clock.now() };
    await autocommit.conversations.markRead(mark);
    return { channels: (await channelViews(read, actor, [request])).get(request.id) ?? [] };
  };
