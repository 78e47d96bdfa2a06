import type { Conn } from '@setu/kit/db';
import { rows } from './rows.js';

/** The channel every identity process listens on. */
export const signalChannel = 'setu_identity_signal';

/** What travels on it; small on purpose (Postgres takes 8,000 bytes), the rest is looked up by whoever listens. */
export type Signal =
  | { kind: 'notice_written'; userId: string; noticeId: string }
  | { kind: 'notices_changed'; userId: string }
  | { kind: 'sessions_ended'; sessionIds: string[] };

const SESSIONS_PER_SIGNAL = 100;

/** Tells every listener; inside a transaction, when and only if it commits. */
export function signalStore(conn: Conn) {
  const tell = async (signal: Signal): Promise<void> => {
    await rows(conn, 'select pg_notify(?, ?)', [signalChannel, JSON.stringify(signal)]);
  };
  return {
    noticeWritten: (userId: string, noticeId: string) => tell({ kind: 'notice_written', userId, noticeId }),
    noticesChanged: (userId: string) => tell({ kind: 'notices_changed', userId }),
    sessionsEnded: async (sessionIds: readonly string[]): Promise<void> => {
      for (let from = 0; from < sessionIds.length; from += SESSIONS_PER_SIGNAL) {
        await tell({ kind: 'sessions_ended', sessionIds: sessionIds.slice(from, from + SESSIONS_PER_SIGNAL) });
      }
    },
  };
}
