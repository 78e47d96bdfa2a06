import { useState } from 'react';
import { elapsedDays, formatElapsed } from '../../i18n/relative-time';
import { Button } from '../../ui/button/button';
import { ClockCell, NumberCell, TwoLines } from '../../ui/data-table/cells';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { useTableView } from '../../ui/data-table/use-table-view';
import { FilterBar } from '../../ui/filter-bar/filter-bar';
import { IconTrash } from '../../ui/icon/icons';
import { Panel } from '../../ui/panel/panel';
import { RequestStatusChip } from '../../ui/status/status-chip';
import { say } from '../say';
import type { Scene } from '../scene';

const now = new Date('2026-11-20T12:00:00Z');

interface Row {
  id: string;
  object: string;
  count: string;
  customer: string;
  since: string;
  sum: string;
}

const rowsOf = (): Row[] => [
  {
    id: '26-1187',
    object: say('Насос центробежный KPM 65‑200', 'Centrifugal pump KPM 65‑200'),
    count: say('12 шт', '12 pcs'),
    customer: say('ООО «Волга Импорт»', 'Volga Import LLC'),
    since: '2026-11-18T09:00:00Z',
    sum: '404 044',
  },
  {
    id: '26-1254',
    object: say('Кабель силовой гибкий 3×2,5', 'Flexible power cable 3×2.5'),
    count: say('80 бухт', '80 coils'),
    customer: say('ООО «Уралстанкосервис»', 'Uralstankoservis LLC'),
    since: '2026-11-14T09:00:00Z',
    sum: '1 349 484',
  },
  {
    id: '26-1292',
    object: say('Куркума молотая Эрода', 'Erode turmeric powder'),
    count: say('5 000 кг', '5,000 kg'),
    customer: say('ООО «Пряный дом»', 'Spice House LLC'),
    since: '2026-11-16T09:00:00Z',
    sum: '930 000',
  },
];

const columnsOf = (): Column<Row>[] => [
  {
    id: 'number',
    title: say('Номер', 'Number'),
    inCard: 'title',
    cell: ({ id }) => <NumberCell to={`/dev/gallery/data-table?row=${id}`}>{id}</NumberCell>,
  },
  {
    id: 'object',
    title: say('Товар', 'Product'),
    inCard: 'subtitle',
    cell: ({ object, count }) => <TwoLines title={object} note={count} />,
  },
  { id: 'customer', title: say('Заказчик', 'Customer'), sortKey: 'customer', cell: ({ customer }) => customer },
  {
    id: 'status',
    title: say('Статус', 'Status'),
    inCard: 'status',
    cell: () => <RequestStatusChip status="in_work" label={say('В работе', 'In progress')} />,
  },
  { id: 'age', title: say('В статусе', 'In status'), cell: ({ since }) => <Age since={since} /> },
  { id: 'sum', title: say('Сумма, ₽', 'Total, ₽'), align: 'end', cell: ({ sum }) => sum },
];

/** A duration with both of its colours. */
function Age({ since }: { since: string }) {
  const days = elapsedDays(since, now);
  return <ClockCell level={days >= 5 ? 'late' : days >= 3 ? 'soon' : undefined}>{formatElapsed(since, now)}</ClockCell>;
}

interface TableProps {
  rows?: Row[];
  chosen?: string[];
}

function Requests({ rows, chosen }: TableProps) {
  const view = useTableView('gallery', columnsOf());
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen));
  return (
    <Panel isPadded={false}>
      <FilterBar aside={view.control} />
      <DataTable
        caption={say('Запросы', 'Requests')}
        columns={view.columns}
        density={view.density}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ object }) => object}
        selection={chosen && { ids, onChange: setIds }}
        bulkBar={
          <Button tone="onDeep" size="small" icon={IconTrash} onClick={() => setIds(new Set())}>
            {say('Удалить выбранные', 'Delete the chosen')}
          </Button>
        }
      />
    </Panel>
  );
}

export const scenes: Scene[] = [
  { name: 'columns', render: () => <Requests rows={rowsOf()} /> },
  { name: 'bulk', render: () => <Requests rows={rowsOf()} chosen={['26-1187', '26-1292']} /> },
  {
    name: 'narrow',
    render: () => (
      <div style={{ maxWidth: 640 }}>
        <Requests rows={rowsOf()} chosen={[]} />
      </div>
    ),
  },
];
