import type { NoticeView } from '@setu/contract';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './notices.module.css';
import { useNoticeLink } from './use-notice-link';

/** Shows a notification with its request in one line, as a link to its subject. */
export function NoticeText({ notice: { id, text, is_read: isRead } }: { notice: NoticeView }) {
  const t = useTexts('notices');
  return (
    <span className={styles.text} data-unread={isRead ? undefined : true}>
      <TextLink look="plain" {...useNoticeLink(id)}>
        {!isRead && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        <UnbrokenText text={text} />
      </TextLink>
    </span>
  );
}
