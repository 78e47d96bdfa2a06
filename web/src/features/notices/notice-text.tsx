import type { NoticeView } from '@setu/contract';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { VisuallyHidden } from '../../ui/layout/text';
import { fromHere } from '../../ui/page/back-link';
import styles from './notices.module.css';
import { useOpenNotice } from './use-open-notice';

/** A link a middle click may follow too: the server marks the notice read and leads on. */
export function NoticeText({ notice: { id, text, is_read: isRead } }: { notice: NoticeView }) {
  const t = useTexts('notices');
  const location = useLocation();
  const open = useOpenNotice();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open({ id, state: fromHere(location) });
  };
  return (
    <span className={styles.text} data-unread={isRead ? undefined : true}>
      <TextLink look="plain" to={`/user/notice/entity_redirect/${id}`} onClick={handleClick}>
        {!isRead && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        {text}
      </TextLink>
    </span>
  );
}
