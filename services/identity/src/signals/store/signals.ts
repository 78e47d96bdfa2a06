import { type Queries, rows } from '../../store/rows.js';

/** The channel that every identity process listens on. */
export const signalChannel = 'setu_identity_signal';

/** A new message. The users of one company and the managers see it. */
export interface WrittenMessage {
  requestId: string;
  channel: string;
  partyCompanyId: string;
}

/**
 * A changed request. The change is visible on the request's page to the users of these companies and to the managers.
 */
export interface TouchedRequest {
  requestId: string;
  companyIds: string[];
}

/** A review with a new or resolved comment about its text. */
export interface ChangedDiscussion {
  reviewId: string;
}

/**
 * The payload of the channel. It is small because Postgres allows 8,000 bytes; listeners read the rest from the
 * database.
 */
export type Signal =
  | { kind: 'notice_written'; userId: string; noticeId: string }
  | { kind: 'notices_changed'; userId: string }
  | ({ kind: 'message_written' } & WrittenMessage)
  | ({ kind: 'request_touched' } & TouchedRequest)
  | ({ kind: 'discussion_changed' } & ChangedDiscussion)
  | { kind: 'pages_changed' }
  | { kind: 'sessions_ended'; sessionIds: string[] };

const SESSIONS_PER_SIGNAL = 100;
const notifyAll = 'select pg_notify(?, said) from unnest(?::text[]) said';

/**
 * Notifies every listener. Inside a transaction, the notification is sent when the transaction commits, and only then.
 */
export function signalStore(conn: Queries) {
  const notify = async (signals: readonly Signal[]): Promise<void> => {
    if (signals.length === 0) return;
    await rows(conn, notifyAll, [signalChannel, signals.map((signal) => JSON.stringify(signal))]);
  };
  return {
    noticesWritten: (written: readonly { id: string; userId: string }[]) =>
      notify(written.map(({ id, userId }) => ({ kind: 'notice_written', userId, noticeId: id }))),
    noticesChanged: (userId: string) => notify([{ kind: 'notices_changed', userId }]),
    messageWritten: (written: WrittenMessage) => notify([{ kind: 'message_written', ...written }]),
    /** Reports that cached public pages are out of date. */
    pagesChanged: () => notify([{ kind: 'pages_changed' }]),
    discussionChanged: (changed: ChangedDiscussion) => notify([{ kind: 'discussion_changed', ...changed }]),
    requestTouched: (touched: TouchedRequest) => notify([{ kind: 'request_touched', ...touched }]),
    sessionsEnded: (sessionIds: readonly string[]) => {
      const parts = Math.ceil(sessionIds.length / SESSIONS_PER_SIGNAL);
      const part = (n: number) => sessionIds.slice(n * SESSIONS_PER_SIGNAL, (n + 1) * SESSIONS_PER_SIGNAL);
      return notify(Array.from({ length: parts }, (_, n) => ({ kind: 'sessions_ended', sessionIds: part(n) })));
    },
  };
}
