import type { Endpoints, MessagesView, PostedMessageView, ReadMessagesView } from '@setu/contract';
import { internal, systemIds } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type { ChannelState } from '@setu/proto/request/view';
import type { Ask, CallContextOf } from '../http/call-context.js';
import { channelView, messageView } from '../present/message.js';
import { textOrNull } from '../present/text.js';
import { optional } from './part.js';

const stateOf = (channel: ChannelState | undefined): ChannelState => {
  if (!channel) throw internal('an answer without its channel');
  return channel;
};

/** Returns a page of a conversation, newest first. */
export const messagesPage = async (ask: CallContextOf<Endpoints['listMessages']>): Promise<MessagesView> => {
  const { request: requestId, channel } = ask.params;
  const { before = '', limit = 0 } = ask.query;
  const found = await ask.deps.services.request.listMessages({ requestId, channel, before, limit }, ask.reads());
  return {
    channel: channelView(stateOf(found.channel)),
    list: found.messages.map(messageView),
    older: textOrNull(found.older),
  };
};

/** Leases the files of a new message in media. 422 on `files.0` and so on for files the caller may not use. */
export const leasedForMessage = async (ask: Ask, messageId: string, fileIds: readonly string[]): Promise<FileRef[]> => {
  if (fileIds.length === 0) return [];
  const target = { targetKind: TargetKind.MESSAGE, targetId: messageId };
  const { files } = await ask.deps.services.media.leaseFiles(
    { fileIds: [...new Set(fileIds)], ...target },
    ask.reads(),
  );
  return files;
};

/**
 * Posts a message to a conversation. The message gets its id here, because its files are leased before it is stored.
 */
export const postMessage = async (ask: CallContextOf<Endpoints['postMessage']>): Promise<PostedMessageView> => {
  const { request: requestId, channel } = ask.params;
  const { text, files: fileIds, asks } = ask.input;
  const messageId = systemIds.id();
  const files = await leasedForMessage(ask, messageId, fileIds);
  const posted = await ask.deps.services.request.postMessage(
    { requestId, channel, messageId, text, files, asks, idempotencyKey: ask.idempotencyKey },
    ask.writes(),
  );
  if (!posted.message) throw internal('an answer without its message');
  return { message: messageView(posted.message), channel: channelView(stateOf(posted.channel)) };
};

/** Marks a conversation as read, and its notifications with it. A failure to mark the notifications is ignored. */
export const markRead = async (ask: CallContextOf<Endpoints['readMessages']>): Promise<ReadMessagesView> => {
  const { request: requestId, channel } = ask.params;
  const messageId = ask.input.message;
  const { channels } = await ask.deps.services.request.readMessages({ requestId, channel, messageId }, ask.writes());
  const isAllRead = channels.some((one) => one.channel === channel && one.unread === 0);
  const conversation = { requestId, channel };
  const { identity } = ask.deps.services;
  if (isAllRead)
    await optional(identity.readNotices({ noticeIds: [], all: false, conversation }, ask.writes()), undefined);
  return { channels: channels.map(channelView) };
};
