import type { NoticeView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './notices.module.css';
import { Quote } from './quote';
import { useNoticeLink } from './use-notice-link';

/** Shows a notification as a link to its subject, then its request and what its message says. */
export function NoticeText({ notice: { id, title, request, quote, is_read: isRead } }: { notice: NoticeView }) {
  const t = useTexts('notices');
  return (
    <div className={styles.text} data-unread={isRead ? undefined : true}>
      <TextLink look="plain" {...useNoticeLink(id)}>
        {!isRead && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
        {title}
      </TextLink>
      {request && (
        <p className={styles.quote}>
          {t('last.request', { number: request.numeric_hash })} · <LocalizedText of={request} field="name" />
        </p>
      )}
      {quote && <Quote text={quote} />}
    </div>
  );
}
