import type { NoticeView } from '@setu/contract';
import { UnbrokenText } from '../../i18n/unbroken-text';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './notices.module.css';
import { Quote } from './quote';
import { useNoticeLink } from './use-notice-link';

/** Shows a notification with its request in one line, as a link to its subject, and what its message says. */
export function NoticeText({ notice: { id, text, quote, is_read: isRead } }: { notice: NoticeView }) {
  const t = useTexts('notices');
  return (
    <div className={styles.text} data-unread={isRead ? undefined : true}>
      <TextLink look="plain" {...useNoticeLink(id)}>
        {!isRead && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        <UnbrokenText text={text} />
      </TextLink>
      {quote && <Quote text={quote} />}
    </div>
  );
}
