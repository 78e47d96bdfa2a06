import type { Endpoints, MessagesView, PostedMessageView, ReadMessagesView } from '@setu/contract';
import { internal, systemIds } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type { ChannelState } from '@setu/proto/request/view';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import { channelView, messageView } from '../present/message.js';
import { textOrNull } from '../present/text.js';
import { optional } from './part.js';

const stateOf = (channel: ChannelState | undefined): ChannelState => {
  if (!channel) throw internal('an answer without its channel');
  return channel;
};

/** Returns a page of a conversation, newest first. */
export const messagesPage = async (call: CallContextOf<Endpoints['listMessages']>): Promise<MessagesView> => {
  const { request: requestId, channel } = call.params;
  const { before = '', limit = 0 } = call.query;
  const found = await call.deps.services.request.listMessages({ requestId, channel, before, limit }, call.reads());
  return {
    channel: channelView(stateOf(found.channel)),
    list: found.messages.map(messageView),
    older: textOrNull(found.older),
  };
};

/** Leases the files of a new message in media. 422 on `files.0` and so on for files the caller may not use. */
export const leasedForMessage = async (
  call: CallContext,
  messageId: string,
  fileIds: readonly string[],
): Promise<FileRef[]> => {
  if (fileIds.length === 0) return [];
  const target = { targetKind: TargetKind.MESSAGE, targetId: messageId };
  const { files } = await call.deps.services.media.leaseFiles(
    { fileIds: [...new Set(fileIds)], ...target },
    call.reads(),
  );
  return files;
};

/**
 * Posts a message to a conversation. The message gets its id here, because its files are leased before it is stored.
 */
export const postMessage = async (call: CallContextOf<Endpoints['postMessage']>): Promise<PostedMessageView> => {
  const { request: requestId, channel } = call.params;
  const { text, files: fileIds, asks } = call.input;
  const messageId = systemIds.id();
  const files = await leasedForMessage(call, messageId, fileIds);
  const posted = await call.deps.services.request.postMessage(
    { requestId, channel, messageId, text, files, asks, idempotencyKey: call.idempotencyKey },
    call.writes(),
  );
  if (!posted.message) throw internal('an answer without its message');
  return { message: messageView(posted.message), channel: channelView(stateOf(posted.channel)) };
};

/** Marks a conversation as read, and its notifications with it. A failure to mark the notifications is ignored. */
export const markRead = async (call: CallContextOf<Endpoints['readMessages']>): Promise<ReadMessagesView> => {
  const { request: requestId, channel } = call.params;
  const messageId = call.input.message;
  const { channels } = await call.deps.services.request.readMessages({ requestId, channel, messageId }, call.writes());
  const isAllRead = channels.some((one) => one.channel === channel && one.unread === 0);
  const conversation = { requestId, channel };
  const { identity } = call.deps.services;
  if (isAllRead)
    await optional(identity.readNotices({ noticeIds: [], all: false, conversation }, call.writes()), undefined);
  return { channels: channels.map(channelView) };
};
