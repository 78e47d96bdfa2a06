import { Fragment } from 'react';
import { formatFileSize } from '../../i18n/file-size';
import { formatDayOfTimes, formatTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconAlertTriangle, IconPaperclip } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { byDay, type Delivery, type Message } from './channel';
import styles from './conversation.module.css';

/** The messages day by day, oldest first. The reader's own are on the right, and open questions have an amber edge. */
export function MessageList({ messages }: { messages: Message[] }) {
  const t = useTexts('conversation');
  return byDay(messages, formatDayOfTimes).map(({ day, messages: ofDay }) => (
    <div key={day} className={styles.day}>
      <p className={styles.date}>{day}</p>
      {ofDay.map((message) => (
        <Fragment key={message.id}>
          {message.isFirstNew && <p className={styles.new}>{t('new')}</p>}
          <MessageItem message={message} />
        </Fragment>
      ))}
    </div>
  ));
}

function MessageItem({
  message: { by, isOwn, isBySubstitute, at, text, mark, files = [], isOpenQuestion, delivery },
}: {
  message: Message;
}) {
  const t = useTexts('conversation');
  return (
    <article
      className={styles.message}
      data-own={isOwn || undefined}
      data-question={isOpenQuestion || undefined}
      data-sending={delivery === 'sending' || undefined}
    >
      <p className={styles.by}>
        <b>{isOwn && !isBySubstitute ? t('you') : by}</b> ·{' '}
        {delivery === 'sending' ? t('sending') : <time dateTime={at}>{formatTime(new Date(at))}</time>}
      </p>
      {mark && (
        <p className={styles.mark}>
          <Icon of={IconAlertTriangle} size={16} />
          {mark}
        </p>
      )}
      {text && (
        <p className={styles.text}>
          {isOpenQuestion && <VisuallyHidden>{t('openQuestion')} </VisuallyHidden>}
          <WrittenText text={text} />
        </p>
      )}
      {files.map(({ id, name, size, url }) => (
        <FileLine key={id} name={name} size={size} url={url} />
      ))}
      {delivery && delivery !== 'sending' && <Undelivered delivery={delivery} />}
    </article>
  );
}

function FileLine({ name, size, url }: { name: string; size: number; url: string | undefined }) {
  const line = (
    <>
      <Icon of={IconPaperclip} size={16} />
      <span>{name}</span>
      <small>{formatFileSize(size)}</small>
    </>
  );
  if (!url) return <span className={styles.file}>{line}</span>;
  return (
    <a className={styles.file} href={url} download={name}>
      {line}
    </a>
  );
}

/** A message that was not sent, with the reason and the possible actions. */
function Undelivered({ delivery: { why, onRetry, onEdit } }: { delivery: Exclude<Delivery, 'sending'> }) {
  const t = useTexts('conversation');
  return (
    <div className={styles.undelivered} role="alert">
      <p>{t('failed', { why })}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button size="small" tone="quiet" onClick={onEdit}>
        {t('edit')}
      </Button>
    </div>
  );
}
