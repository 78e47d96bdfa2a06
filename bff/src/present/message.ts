import type { ChannelView, ConversationMark, MessageView } from '@setu/contract';
import type * as wire from '@setu/proto/request/messages';
import type { ChannelState } from '@setu/proto/request/view';
import { companyTypeWord } from '@setu/proto/wire-words';
import { fileView } from './file.js';
import { personOrNull } from './person.js';
import { textOrNull } from './text.js';

/** Presents the state of a conversation for its reader. */
export const channelView = (state: ChannelState): ChannelView => ({
  channel: state.channel,
  supplier: state.supplier ? { id: state.supplier.id, short_name: state.supplier.shortName } : null,
  unread: state.unread,
  asked: companyTypeWord(state.asked) ?? null,
  asked_at: textOrNull(state.askedAt),
  total: state.total,
  read_seq: state.readSeq,
  last_at: textOrNull(state.lastAt),
  may_write: state.mayWrite,
});

/** Presents a message as its reader may see it. */
export const messageView = (message: wire.Message): MessageView => ({
  id: message.id,
  seq: message.seq,
  date: message.at,
  side: companyTypeWord(message.side) ?? 'broker',
  by: personOrNull(message.by),
  acting: personOrNull(message.acting),
  text: message.text,
  files: message.files.map(fileView),
  asks: message.asks,
  own: message.own,
  of_claim: message.ofClaim,
});

/**
 * Summarises a request's conversations for a list: the number of unread messages, and the question that waits for an
 * answer. Questions to the reader come first, then the one that has waited longest.
 */
export const conversationMark = (channels: readonly ChannelState[], companyType: string): ConversationMark => {
  const questions = channels
    .map(channelView)
    .filter((channel) => channel.asked !== null)
    .sort((one, other) => (one.asked_at ?? '').localeCompare(other.asked_at ?? ''));
  const shown = questions.find((channel) => channel.asked === companyType) ?? questions[0];
  return {
    unread: channels.reduce((sum, { unread }) => sum + unread, 0),
    asked: shown?.asked ?? null,
    asked_at: shown?.asked_at ?? null,
  };
};
