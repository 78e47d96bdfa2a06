import type { NoticeView } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import type { Column } from '../../ui/data-table/columns';
import { IconTrash } from '../../ui/icon/icons';
import { NoticeText } from './notice-text';
import styles from './notices.module.css';

/** Text (bold while unread), time, delete. */
export function useNoticeColumns({ onDelete }: { onDelete: (id: string) => void }): Column<NoticeView>[] {
  const t = useTexts('notices');
  return [
    { id: 'text', title: t('columns.text'), inCard: 'subtitle', cell: (notice) => <NoticeText notice={notice} /> },
    {
      id: 'at',
      title: t('columns.at'),
      width: '190px',
      inCard: 'title',
      cell: ({ created_at: at }) => (
        <time dateTime={at} className={styles.time}>
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
