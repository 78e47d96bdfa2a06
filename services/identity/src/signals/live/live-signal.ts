import type { Notice } from '../../notices/domain/notices.js';
import type { Stores } from '../../store/index.js';
import type { ChangedDiscussion, Signal, TouchedRequest, WrittenMessage } from '../store/signals.js';

/** A signal as watchers receive it. */
export type LiveSignal =
  | { kind: 'heartbeat' }
  | { kind: 'notice_written'; userId: string; notice: Notice; unread: number }
  | { kind: 'notices_changed'; userId: string; unread: number }
  | ({ kind: 'message_written' } & WrittenMessage)
  | ({ kind: 'request_touched' } & TouchedRequest)
  | ({ kind: 'discussion_changed' } & ChangedDiscussion)
  | { kind: 'pages_changed' }
  | { kind: 'sessions_ended'; sessionIds: string[] };

/**
 * Completes a signal from the database with its notification and the unread count. Returns undefined if the
 * notification has been deleted.
 */
export async function lookUpSignal(stores: Pick<Stores, 'notices'>, signal: Signal): Promise<LiveSignal | undefined> {
  if (!('userId' in signal)) return signal;
  const unread = await stores.notices.unread(signal.userId);
  if (signal.kind === 'notices_changed') return { ...signal, unread };
  const notice = await stores.notices.byId(signal.noticeId);
  return notice && { kind: 'notice_written', userId: signal.userId, notice, unread };
}
