import type { RegulationEditionView } from '@setu/contract';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/formats';
import { recordedName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { Copyable } from '../../ui/copyable/copyable';
import type { Column } from '../../ui/data-table/columns';
import { IconDownload } from '../../ui/icon/icons';
import styles from './regulations.module.css';

/** Returns the table columns for versions: dates, file and its hash, publisher, and how many of all customers signed. */
export function useVersionColumns(customers: number): Column<RegulationEditionView>[] {
  const t = useTexts('regulations');
  const { start } = useDownload();
  return [
    {
      id: 'number',
      title: t('editions.column.number'),
      cell: ({ number }) => t('editions.number', { number }),
      inCard: 'title',
    },
    {
      id: 'effective',
      title: t('editions.column.effective'),
      cell: ({ effective_from: day }) => formatDate(day),
      inCard: 'named',
    },
    {
      id: 'grace',
      title: t('editions.column.grace'),
      cell: ({ grace_until: day }) => (day === null ? null : formatDate(day)),
      inCard: 'named',
    },
    {
      id: 'signed',
      title: t('editions.column.signed'),
      cell: ({ signed }) => t('editions.signedOf', { signed: formatNumber(signed), all: formatNumber(customers) }),
      inCard: 'named',
    },
    {
      id: 'published',
      title: t('editions.column.published'),
      cell: ({ published_at: at, published_by: by }) => (
        <>
          {formatDateTime(at)}
          {by && <span className={styles.second}>{recordedName(by)}</span>}
        </>
      ),
      inCard: 'named',
    },
    {
      id: 'file',
      title: t('editions.column.file'),
      cell: ({ url, name }) => (
        <Button
          size="small"
          icon={IconDownload}
          ariaLabel={t('editions.download', { name })}
          onClick={() => void start({ path: url, fallbackName: name })}
        >
          {name}
        </Button>
      ),
      inCard: 'line',
    },
    {
      id: 'hash',
      title: 'SHA‑256',
      cell: ({ sha256 }) => <Copyable text={sha256} shown={`${sha256.slice(0, 8)}…${sha256.slice(-6)}`} />,
      inCard: 'named',
    },
  ];
}
