import type { NoticeView } from '@setu/contract';
import { useEffect, useEffectEvent } from 'react';
import { listenForNotices } from './live-notices';
import { useSetCounters, useUser } from './use-session';

/** Keeps the header's notice counter current without a reload, and hands every new notice to `onNotice`. */
export function useLiveNotices(onNotice: (notice: NoticeView) => void): void {
  const userId = useUser()?.id;
  const setCounters = useSetCounters();
  const handleNotice = useEffectEvent(onNotice);
  useEffect(
    function listen() {
      if (!userId || typeof EventSource === 'undefined') return;
      return listenForNotices(userId, {
        onCount: (notices) => setCounters({ notices }),
        onNotice: (notice) => handleNotice(notice),
      });
    },
    [userId, setCounters],
  );
}
