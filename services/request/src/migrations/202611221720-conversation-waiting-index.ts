import type { Migration } from '@setu/kit/db';

/** Serves the desk: conversations that wait for an answer. */
export const conversationWaitingIndex: Migration = {
  name: '202611221720-conversation-waiting-index',
  concurrently: true,
  up: `create index concurrently if not exists conversation_waiting_idx on conversation (request_id)
    include (asked, asked_at, last_at) where asked is not null or broker_seq < seq or party_seq < seq`,
  down: 'drop index concurrently if exists conversation_waiting_idx',
};
