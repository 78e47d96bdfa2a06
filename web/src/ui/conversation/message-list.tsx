import { formatFileSize } from '../../i18n/file-size';
import { formatDate, formatTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconPaperclip } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { byDay, type Message } from './channel';
import styles from './conversation.module.css';

/** The messages day by day, oldest first; the reader's own at the right, open questions with an amber edge. */
export function MessageList({ messages }: { messages: Message[] }) {
  return byDay(messages, formatDate).map(({ day, messages: ofDay }) => (
    <div key={day} className={styles.day}>
      <p className={styles.date}>{day}</p>
      {ofDay.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </div>
  ));
}

function MessageItem({ message: { by, isOwn, at, text, lang, files = [], isOpenQuestion } }: { message: Message }) {
  const t = useTexts('conversation');
  return (
    <article className={styles.message} data-own={isOwn || undefined} data-question={isOpenQuestion || undefined}>
      <p className={styles.by}>
        <b>{isOwn ? t('you') : by}</b> · <time dateTime={at}>{formatTime(new Date(at))}</time>
      </p>
      {text && (
        <p className={styles.text} lang={lang}>
          {isOpenQuestion && <VisuallyHidden>{t('openQuestion')} </VisuallyHidden>}
          {text}
        </p>
      )}
      {files.map(({ id, name, size, url }) => (
        <a key={id} className={styles.file} href={url} download={name}>
          <Icon of={IconPaperclip} size={16} />
          <span>{name}</span>
          <small>{formatFileSize(size)}</small>
        </a>
      ))}
    </article>
  );
}
