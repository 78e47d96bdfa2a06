import { skipToken } from '@reduxjs/toolkit/query';
import type { NoticeRequestView, NoticeView } from '@setu/contract';
import { useEffect, useEffectEvent } from 'react';
import { formatQuantity } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { useMissingCounters } from '../session/missing-counters';
import { useFollowNoticesQuery } from '../session/session-api';
import { useUser } from '../session/use-session';
import { notify } from '../ui/toast/toast-store';

const objectOf = ({ name, count, unit }: NoticeRequestView): string =>
  count === null ? name : `${name}, ${formatQuantity(count, unit)}`;

/**
 * Subscribes to the user's notifications and shows a toast for each new one, with a link to its subject. Also loads the
 * header's counters if they are missing.
 */
export function NoticeToasts() {
  const t = useTexts();
  useMissingCounters();
  const { currentData } = useFollowNoticesQuery(useUser()?.id ?? skipToken);
  const newest = currentData?.notice;
  const show = useEffectEvent(({ id, title, action: label, request }: NoticeView) => {
    const to = `/user/notice/entity_redirect/${id}`;
    const text = request && t('notice.request', { number: request.numeric_hash, object: objectOf(request) });
    notify({ kind: 'info', title, ...(text && { text }), link: { label, to, isDocument: true } });
  });
  useEffect(
    function showToast() {
      if (newest) show(newest);
    },
    [newest],
  );
  return null;
}
