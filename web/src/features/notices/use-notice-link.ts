import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { fromHere } from '../../ui/page/back-link';
import { useOpenNotice } from './use-open-notice';

interface NoticeLink {
  to: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Returns the link to a notification's subject. It also works with a middle click: the server marks the notification as
 * read and redirects.
 */
export function useNoticeLink(id: string): NoticeLink {
  const location = useLocation();
  const open = useOpenNotice();
  return {
    to: `/user/notice/entity_redirect/${id}`,
    onClick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void open({ id, state: fromHere(location) });
    },
  };
}
