import { type Queries, rows } from '../../store/rows.js';

/** The channel every identity process listens on. */
export const signalChannel = 'setu_identity_signal';

/** A message somebody wrote, for the people of one company and for the managers. */
export interface WrittenMessage {
  requestId: string;
  channel: string;
  partyCompanyId: string;
}

/** A request of which something changed that its readers in these companies, and the managers, see on its page. */
export interface TouchedRequest {
  requestId: string;
  companyIds: string[];
}

/** A review about whose texts somebody said something, or ended what was said. */
export interface ChangedDiscussion {
  reviewId: string;
}

/** What travels on it; small on purpose (Postgres takes 8,000 bytes), the rest is looked up by whoever listens. */
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

/** Tells every listener; inside a transaction, when and only if it commits. */
export function signalStore(conn: Queries) {
  const tell = async (signals: readonly Signal[]): Promise<void> => {
    if (signals.length === 0) return;
    await rows(conn, notifyAll, [signalChannel, signals.map((signal) => JSON.stringify(signal))]);
  };
  return {
    noticesWritten: (written: readonly { id: string; userId: string }[]) =>
      tell(written.map(({ id, userId }) => ({ kind: 'notice_written', userId, noticeId: id }))),
    noticesChanged: (userId: string) => tell([{ kind: 'notices_changed', userId }]),
    messageWritten: (written: WrittenMessage) => tell([{ kind: 'message_written', ...written }]),
    /** What was kept of pages that everybody sees is old. */
    pagesChanged: () => tell([{ kind: 'pages_changed' }]),
    discussionChanged: (changed: ChangedDiscussion) => tell([{ kind: 'discussion_changed', ...changed }]),
    requestTouched: (touched: TouchedRequest) => tell([{ kind: 'request_touched', ...touched }]),
    sessionsEnded: (sessionIds: readonly string[]) => {
      const parts = Math.ceil(sessionIds.length / SESSIONS_PER_SIGNAL);
      const part = (n: number) => sessionIds.slice(n * SESSIONS_PER_SIGNAL, (n + 1) * SESSIONS_PER_SIGNAL);
      return tell(Array.from({ length: parts }, (_, n) => ({ kind: 'sessions_ended', sessionIds: part(n) })));
    },
  };
}
