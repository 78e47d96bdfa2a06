import {
  type CostRowView,
  type CostTable,
  costRowCodec,
  costRowStates,
  costTableRoutes,
  costTableSpec,
  costTables,
  fillPath,
  screenPath,
} from '@setu/contract';
import { useParams } from 'react-router';
import { formatDate, formatNumber } from '../../i18n/formats';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import type { ListFilter } from '../../kit/list-page/list-filters';
import { ListPage } from '../../kit/list-page/list-page';
import { listSource } from '../../kit/list-page/list-source';
import { DownloadLine } from '../../kit/report-page/download-line';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { IconDownload, IconPlus, IconUpload } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { RowMenu } from '../../ui/menu/row-menu';
import { openModal } from '../../ui/modal/modal-store';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { EmptyState, NotFound } from '../../ui/states/states';
import { useGetCostCoverageQuery, useListCostRowsQuery, useRemoveCostRowMutation } from './api';
import { CostTabs } from './cost-tabs';
import { openRow } from './open-row';
import { changerOf, sortKeysOf, useCostColumns } from './use-cost-columns';
import { useCostTexts } from './use-cost-texts';

/** Shows a table of the landed price: its rows with their validity and source, and what an admin can do with them. */
export function Component() {
  const { table } = useParams();
  const known = costTables.find((one) => one === table);
  // Another table starts with its own query, dialogs and download.
  return known ? <TableScreen key={known} table={known} /> : <NotFound />;
}

/** Returns the order in which the server lists a table, for the mark in its header. */
function ownSortOf(table: CostTable) {
  const [first] = costTableSpec(table).key;
  return first && sortKeysOf(table).includes(first) ? { ownSort: { key: first, direction: 'asc' as const } } : {};
}

function TableScreen({ table }: { table: CostTable }) {
  const t = useTexts('cost-admin');
  const place = useListQuery(costRowCodec);
  const query = useListCostRowsQuery({ table, search: place[1].search });
  const places = query.data?.places ?? [];
  const refetch = async () => (await query.refetch()).data;
  const { tableName, nameOf } = useCostTexts(table, places);
  const [remove] = useRemoveCostRowMutation();
  const removing = useAction({
    confirm: (row: CostRowView) => ({
      ...{ title: t('remove.title'), text: t('remove.text', { row: nameOf(row) }) },
      ...{ action: t('remove.action'), isDanger: true },
    }),
    send: ({ id, version }: CostRowView) => remove({ table, row: id, version }),
    failed: t('remove.failed'),
    onProblem: ({ kind }) => {
      // Another user has changed the row, so its current version is shown and nothing is removed.
      if (kind === 'conflict' || kind === 'notFound') void refetch();
      return false;
    },
    done: () => ({ title: t('remove.done') }),
  });
  const handleChange = (row: CostRowView) => {
    const by = query.data && changerOf(query.data, row);
    const changed = t('changed', { name: by ? fullName(by) : t('installation'), at: formatDate(row.changed_at) });
    void openRow({ table, places, row, changed, refetch });
  };
  const figures = useGetCostCoverageQuery().data?.tables.find((one) => one.table === table);
  // Rows are marked if some of the table are not examples.
  const areExamples = figures !== undefined && figures.examples === figures.rows;
  const columns = useCostColumns(table, places, {
    ...{ onChange: handleChange, areExamples },
    onRemove: (row) => void removing.run(row),
  });
  const isPhone = useIsPhone();
  const download = useDownload();
  const file = { path: fillPath(costTableRoutes.exportCostRows.path, { table }), fallbackName: `${tableName}.csv` };
  const handleDownload = () => void download.start(file);
  const handleImport = async () => {
    const { ImportModal } = await import('./import-modal');
    await openModal(ImportModal, { table });
  };
  const add = (
    <Button tone="main" icon={IconPlus} onClick={() => void openRow({ table, places, refetch })}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      title={tableName}
      back={
        <Breadcrumbs
          crumbs={[
            { label: t('crumb'), to: screenPath('my_account_page') },
            { label: t('title'), to: screenPath('cost_tables_page') },
            { label: tableName },
          ]}
        />
      }
      actions={
        isPhone ? (
          <Row gap={2} wrap={false}>
            {add}
            <RowMenu
              label={t('actionsOf', { row: tableName })}
              items={[
                { id: 'download', label: t('download'), icon: IconDownload, onSelect: handleDownload },
                { id: 'import', label: t('import.open'), icon: IconUpload, onSelect: () => void handleImport() },
              ]}
            />
          </Row>
        ) : (
          <Row gap={2}>
            {add}
            <Row gap={2} wrap={false}>
              <Button icon={IconDownload} isBusy={download.state.phase === 'running'} onClick={handleDownload}>
                {t('download')}
              </Button>
              <Button icon={IconUpload} onClick={() => void handleImport()}>
                {t('import.open')}
              </Button>
            </Row>
          </Row>
        )
      }
      place={place}
      source={listSource(query, ({ rows, total_count: total }) => ({ rows, total }))}
      views={<CostTabs current={table} />}
      lead={
        figures &&
        figures.examples > 0 &&
        t('examples', { examples: formatNumber(figures.examples), total: formatNumber(figures.rows) })
      }
      job={
        download.state.phase !== 'idle' && (
          <DownloadLine name={tableName} state={download.state} onStop={download.stop} onAgain={handleDownload} />
        )
      }
      filters={useFilters(table)}
      table={{ columns, density: 'compact', rowId: ({ id }) => id, rowName: nameOf, ...ownSortOf(table) }}
      nothing={
        <EmptyState title={t('nothing.title')} action={add}>
          {t(`nothing.${table}`)}
        </EmptyState>
      }
    />
  );
}

function useFilters(table: CostTable): ListFilter<typeof costRowCodec>[] {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const { labelOf } = useCostTexts(table, []);
  const placeholder = t(`find.${table}`);
  const orders = sortKeysOf(table).map((key) => ({
    ...{ id: key, label: labelOf(key), sort: { key, direction: 'asc' as const } },
  }));
  return [
    { kind: 'search', name: 'search', label: t('find.label'), placeholder },
    ...(costTableSpec(table).dated
      ? [
          {
            ...{ kind: 'choice' as const, name: 'state' as const, label: t('column.valid_from'), unknown: '–' },
            options: costRowStates.map((value) => ({ value, label: labels(`state.${value}`) })),
          },
        ]
      : []),
    { kind: 'order', label: t('order'), orders: [{ id: '', label: t('ownOrder'), sort: null }, ...orders] },
  ];
}
