import type { NoticeView } from '@setu/contract';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { formatDateTime, formatDateTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { IconTrash } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import { fromHere } from '../../ui/page/back-link';
import styles from './notices.module.css';
import { useOpenNotice } from './use-open-notice';

/** Text (bold while unread), time, delete. */
export function useNoticeColumns({ onDelete }: { onDelete: (id: string) => void }): Column<NoticeView>[] {
  const t = useTexts('notices');
  return [
    { id: 'text', title: t('columns.text'), inCard: 'subtitle', cell: (notice) => <NoticeText notice={notice} /> },
    {
      id: 'at',
      title: t('columns.at'),
      width: '150px',
      inCard: 'title',
      cell: ({ created_at: at }) => (
        <time dateTime={at} title={formatDateTimeZone(at)} className={styles.time}>
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      id: 'delete',
      title: t('columns.actions'),
      isActions: true,
      width: '1%',
      cell: ({ id, text }) => (
        <IconButton icon={IconTrash} size={18} label={t('delete.one', { text })} onClick={() => onDelete(id)} />
      ),
    },
  ];
}

/** A link a middle click may follow too: the server marks the notice read and leads on. */
function NoticeText({ notice: { id, text, is_read: isRead } }: { notice: NoticeView }) {
  const t = useTexts('notices');
  const location = useLocation();
  const open = useOpenNotice();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open(id, fromHere(location));
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
