import { type CostCoverageView, screenPath } from '@setu/contract';
import { formatDate, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Panel } from '../../ui/panel/panel';
import styles from './cost-tables.module.css';

type TableFigures = CostCoverageView['tables'][number];

/** Counts the rows of each table by their state, and links to those that expire soon or have expired. */
export function TablesPanel({ tables, today }: Pick<CostCoverageView, 'tables' | 'today'>) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const linked = (state: 'expiring' | 'expired') => (one: TableFigures) =>
    one[state] === 0 ? null : (
      <span className={styles.count} data-state={state}>
        <TextLink to={screenPath('cost_table_page', { table: one.table, state })}>{formatNumber(one[state])}</TextLink>
      </span>
    );
  const figure = { align: 'end', inCard: 'named', width: '150px' } as const;
  const columns: Column<TableFigures>[] = [
    {
      ...{ id: 'table', title: t('coverage.table'), inCard: 'title' },
      cell: ({ table }) => (
        <TextLink to={screenPath('cost_table_page', { table })}>{labels(`table.${table}`)}</TextLink>
      ),
    },
    { ...figure, id: 'rows', inCard: 'hidden', title: t('coverage.rows'), cell: ({ rows }) => formatNumber(rows) },
    { ...figure, id: 'in_force', title: t('coverage.inForce'), cell: (one) => formatNumber(one.in_force) },
    { ...figure, id: 'expiring', title: t('coverage.expiring'), cell: linked('expiring') },
    { ...figure, id: 'expired', title: t('coverage.expired'), cell: linked('expired') },
    {
      ...figure,
      id: 'examples',
      title: t('coverage.examples'),
      cell: ({ table, examples }) =>
        examples === 0 ? null : (
          <TextLink to={screenPath('cost_table_page', { table })}>{formatNumber(examples)}</TextLink>
        ),
    },
  ];
  return (
    <Panel title={t('coverage.tables')} aside={t('coverage.today', { day: formatDate(today) })} isPadded={false}>
      <DataTable
        caption={t('coverage.tables')}
        columns={columns}
        rows={tables}
        rowId={({ table }) => table}
        rowName={({ table }) => labels(`table.${table}`)}
      />
    </Panel>
  );
}
