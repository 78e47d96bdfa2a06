import { mustBeSystem } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/signals';
import { toNotice } from '../../messages/notice-message.js';
import type { Rpc } from '../../served.js';
import type { LiveSignal } from '../live/live-signal.js';

/**
 * Streams signals as they happen, starting with a heartbeat. For the BFF. Fails with `unavailable` if some may have
 * been missed.
 */
export const watchSignals: Rpc<'watchSignals'> = ({ edge }) =>
  async function* (_request, { actor, signal }) {
    mustBeSystem(actor);
    for await (const live of edge.signalHub.watch(signal)) yield { signal: toSignal(live) };
  };

function toSignal(live: LiveSignal): wire.WatchSignalsResponse['signal'] {
  switch (live.kind) {
    case 'heartbeat':
      return { $case: 'heartbeat', value: {} };
    case 'notice_written': {
      const { userId, notice, unread } = live;
      return { $case: 'noticeWritten', value: { userId, notice: toNotice(notice), unread } };
    }
    case 'notices_changed':
      return { $case: 'noticesChanged', value: { userId: live.userId, unread: live.unread } };
    case 'message_written': {
      const { requestId, channel, partyCompanyId } = live;
      return { $case: 'messageWritten', value: { requestId, channel, partyCompanyId } };
    }
    case 'request_touched':
      return { $case: 'requestTouched', value: { requestId: live.requestId, companyIds: live.companyIds } };
    case 'discussion_changed':
      return { $case: 'discussionChanged', value: { reviewId: live.reviewId } };
    case 'pages_changed':
      return { $case: 'pagesChanged', value: {} };
    case 'sessions_ended':
      return { $case: 'sessionsEnded', value: { sessionIds: live.sessionIds } };
  }
}
