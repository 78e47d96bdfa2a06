import type { CostTable, FaultyCostRowView } from '@setu/contract';
import { errorText } from '../../forms/error-text';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Text } from '../../ui/layout/text';
import styles from './cost-tables.module.css';
import { useCostTexts } from './use-cost-texts';

/** Lists the rows of a file that cannot be stored: the line, the column, its value and what to do. */
export function FaultyRows({ table, rows, total }: { table: CostTable; rows: FaultyCostRowView[]; total: number }) {
  const t = useTexts('cost-admin');
  const { labelOf } = useCostTexts(table, []);
  const each = rows.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ ...problem, line, id: `${line} ${problem.column}` })),
  );
  type Faulty = (typeof each)[number];
  const columns: Column<Faulty>[] = [
    { ...{ id: 'line', title: t('import.line'), align: 'end', inCard: 'named', width: '72px' }, cell: lineOf },
    { id: 'column', title: t('import.column'), inCard: 'title', width: '160px', cell: ({ column }) => labelOf(column) },
    { id: 'value', title: t('import.value'), inCard: 'named', width: '120px', cell: ({ value }) => value || null },
    {
      id: 'reason',
      title: t('import.reason'),
      inCard: 'line',
      cell: ({ code, params }) => errorText({ code, params }),
    },
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.faulty} aria-label={t('import.faulty')} tabIndex={0}>
        <DataTable
          caption={t('import.faulty')}
          columns={columns}
          rows={each}
          rowId={({ id }) => id}
          rowName={({ line }) => t('import.lineOf', { line: formatNumber(line) })}
        />
      </section>
      {total > rows.length && (
        <Text tone="secondary" size={13}>
          {t('import.first', { shown: formatNumber(rows.length), total: formatNumber(total) })}
        </Text>
      )}
    </>
  );
}

const lineOf = ({ line }: { line: number }) => formatNumber(line);
