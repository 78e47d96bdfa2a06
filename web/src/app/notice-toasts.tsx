import { skipToken } from '@reduxjs/toolkit/query';
import type { NoticeView } from '@setu/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../i18n/use-texts';
import { useFollowNoticesQuery } from '../session/session-api';
import { useUser } from '../session/use-session';
import { notify } from '../ui/toast/toast-store';

/** Follows the user's notices and shows each new one with the way to what it is about. */
export function NoticeToasts() {
  const t = useTexts();
  const { currentData } = useFollowNoticesQuery(useUser()?.id ?? skipToken);
  const newest = currentData?.notice;
  const show = useEffectEvent(({ id, text: title }: NoticeView) => {
    const to = `/user/notice/entity_redirect/${id}`;
    notify({ kind: 'info', title, link: { label: t('actions.open'), to, isDocument: true } });
  });
  useEffect(
    function tell() {
      if (newest) show(newest);
    },
    [newest],
  );
  return null;
}
