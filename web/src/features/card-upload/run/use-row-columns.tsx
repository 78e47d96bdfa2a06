import type { ImportRowResult } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import type { Column } from '../../../ui/data-table/columns';
import type { IconComponent } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconCheck, IconCircle, IconPencil, IconPlus } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import type { Tone } from '../../../ui/status/request-status';
import { StatusChip } from '../../../ui/status/status-chip';
import styles from '../card-upload.module.css';
import type { RowLine } from './row-lines';

const looks: Record<ImportRowResult, { tone: Tone; icon: IconComponent }> = {
  fresh: { tone: 'info', icon: IconPlus },
  update: { tone: 'info', icon: IconPencil },
  unchanged: { tone: 'neutral', icon: IconCircle },
  faulty: { tone: 'danger', icon: IconAlertTriangle },
  created: { tone: 'success', icon: IconCheck },
  updated: { tone: 'success', icon: IconCheck },
};

/** Returns the columns of the rows' table. The result column is shown only if not all rows have errors. */
export function useRowColumns(rows: 'all' | 'faulty'): Column<RowLine>[] {
  const t = useTexts('card-upload');
  const result: Column<RowLine> = {
    id: 'result',
    title: t('rows.result'),
    width: '150px',
    inCard: 'status',
    cell: ({ row, isFirst }) =>
      isFirst ? <StatusChip {...looks[row.result]}>{t(`results.${row.result}`)}</StatusChip> : null,
  };
  return [
    {
      id: 'row',
      title: t('rows.row'),
      width: '76px',
      inCard: 'named',
      cell: ({ row }) => (
        <Text as="span" isStrong hasFigures>
          {row.position}
        </Text>
      ),
    },
    {
      id: 'item',
      title: t('rows.item'),
      width: '24%',
      inCard: 'title',
      cell: ({ row }) => (
        <div className={styles.item}>
          <b>{row.name || t('rows.nameless')}</b>
          <small>{row.vendor_code}</small>
        </div>
      ),
    },
    ...(rows === 'all' ? [result] : []),
    {
      id: 'cell',
      title: t('rows.cell'),
      width: '140px',
      cell: ({ problem }) =>
        problem && (
          <div className={styles.item}>
            {problem.cell !== '' && <span className={styles.cell}>{problem.cell}</span>}
            <small>{problem.column}</small>
          </div>
        ),
    },
    { id: 'wrong', title: t('rows.wrong'), cell: ({ problem }) => problem?.message ?? null },
    {
      id: 'mend',
      title: t('rows.fix'),
      cell: ({ problem }) =>
        problem && (
          <Text as="span" tone="secondary">
            {problem.mend}
          </Text>
        ),
    },
  ];
}
