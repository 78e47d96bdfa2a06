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
    for await (const said of edge.signalHub.watch(signal)) yield { signal: toSignal(said) };
  };

function toSignal(said: LiveSignal): wire.WatchSignalsResponse['signal'] {
  switch (said.kind) {
    case 'heartbeat':
      return { $case: 'heartbeat', value: {} };
    case 'notice_written': {
      const { userId, notice, unread } = said;
      return { $case: 'noticeWritten', value: { userId, notice: toNotice(notice), unread } };
    }
    case 'notices_changed':
      return { $case: 'noticesChanged', value: { userId: said.userId, unread: said.unread } };
    case 'message_written': {
      const { requestId, channel, partyCompanyId } = said;
      return { $case: 'messageWritten', value: { requestId, channel, partyCompanyId } };
    }
    case 'request_touched':
      return { $case: 'requestTouched', value: { requestId: said.requestId, companyIds: said.companyIds } };
    case 'discussion_changed':
      return { $case: 'discussionChanged', value: { reviewId: said.reviewId } };
    case 'pages_changed':
      return { $case: 'pagesChanged', value: {} };
    case 'sessions_ended':
      return { $case: 'sessionsEnded', value: { sessionIds: said.sessionIds } };
  }
}
