import type { NoticeView } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { formatMoment } from '../../i18n/relative-time';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { TextLink } from '../../ui/button/text-link';
import { IconBell, IconMessage, IconTrash } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { requestStatusLooks, type Tone } from '../../ui/status/request-status';
import { StatusMark } from '../../ui/status/status-chip';
import styles from './notice-group.module.css';
import { Quote } from './quote';
import { useNoticeLink } from './use-notice-link';

interface NoticeRowProps {
  notice: NoticeView;
  /** Absent for a notification that is deleted with its group. */
  onDelete: (() => void) | undefined;
}

/**
 * Shows the event, the words of its author, its time and its actor. The text links to its subject. A notification about
 * a request has its button in the head of the group.
 */
export function NoticeRow({ notice, onDelete }: NoticeRowProps) {
  const t = useTexts('notices');
  const link = useNoticeLink(notice.id);
  const { title, detail, quote, created_at: at } = notice;
  const look = lookOf(notice);
  return (
    <li className={styles.row} data-unread={notice.is_read ? undefined : true}>
      <StatusMark tone={look.tone} icon={look.icon} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.title}>
          <TextLink look="plain" {...link}>
            {!notice.is_read && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
            {title}
          </TextLink>
        </p>
        {quote && <Quote text={quote} />}
        {detail && <p className={styles.detail}>{detail}</p>}
        {notice.request === null && (
          <ButtonLink size="small" className={styles.action} {...link}>
            {notice.action}
          </ButtonLink>
        )}
      </div>
      <time dateTime={at} title={formatDateTime(at)} className={styles.time}>
        {formatMoment(at)}
      </time>
      {onDelete && (
        <IconButton icon={IconTrash} size={18} label={t('delete.one', { text: notice.text })} onClick={onDelete} />
      )}
    </li>
  );
}

/** Returns the look of the status that a notification reports, or else of a message, an offer or any other event. */
function lookOf({ status, type, quote }: NoticeView): { icon: typeof IconBell; tone: Tone } {
  if (status) return requestStatusLooks[status];
  if (quote !== null || type === 'request_message') return { icon: IconMessage, tone: 'brand' };
  return type.startsWith('offer_') ? requestStatusLooks.offer_received : { icon: IconBell, tone: 'neutral' };
}
