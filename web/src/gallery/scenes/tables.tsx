import { formatQuantity } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import type { Column } from '../../ui/data-table/columns';
import { DataTable } from '../../ui/data-table/data-table';
import { Amount } from '../../ui/money/price';
import { Panel } from '../../ui/panel/panel';
import { EmptyState, Failure, NoResults } from '../../ui/states/states';
import type { RequestStatusCode } from '../../ui/status/request-status';
import { RequestStatusChip } from '../../ui/status/status-chip';
import { say } from '../say';
import type { Scene } from '../scene';

interface Line {
  id: string;
  name: string;
  count: number;
  sum: number;
  status: RequestStatusCode;
}

const lines = (): Line[] => [
  {
    id: '1',
    name: say('Насос центробежный KPM 65-200', 'Centrifugal pump KPM 65-200'),
    count: 12,
    sum: 1_284_000,
    status: 'new',
  },
  {
    id: '2',
    name: say('Чай чёрный байховый, мешок 25 кг', 'Black tea, sack of 25 kg'),
    count: 400,
    sum: 96_500,
    status: 'contracted',
  },
  { id: '3', name: say('Подшипник роликовый', 'Roller bearing'), count: 1, sum: 840, status: 'rejected_by_broker' },
];

function Lines({
  rows,
  empty,
  isFetching,
  isSelected,
}: {
  rows?: Line[];
  empty?: React.ReactNode;
  isFetching?: boolean;
  isSelected?: boolean;
}) {
  const t = useTexts('statuses');
  const columns: Column<Line>[] = [
    {
      id: 'name',
      title: say('Товар', 'Goods'),
      inCard: 'title',
      cell: (row) => <TextLink to="/">{row.name}</TextLink>,
    },
    {
      id: 'count',
      title: say('Количество', 'Quantity'),
      align: 'end',
      sortKey: 'count',
      cell: (row) => formatQuantity(row.count, say('шт', 'pcs')),
    },
    {
      id: 'sum',
      title: say('Сумма', 'Amount'),
      align: 'end',
      sortKey: 'sum',
      cell: (row) => <Amount money={{ value: row.sum, currency: 'INR' }} />,
    },
    {
      id: 'status',
      title: say('Статус', 'Status'),
      inCard: 'status',
      cell: ({ status }) => <RequestStatusChip status={status} label={t(`request.${status}`)} />,
    },
  ];
  return (
    <Panel isPadded={false}>
      <DataTable
        caption={say('Запросы', 'Requests')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={{ key: 'sum', direction: 'desc' }}
        onSort={() => {}}
        selection={isSelected ? { ids: new Set(['2']), onChange: () => {} } : undefined}
        bulkBar={isSelected && <Button size="small">{say('Назначить менеджера', 'Assign a manager')}</Button>}
        isFetching={isFetching}
        empty={empty}
        skeletonRows={3}
      />
    </Panel>
  );
}

export const scenes: Scene[] = [
  { name: 'rows', render: () => <Lines rows={lines()} /> },
  { name: 'selected', render: () => <Lines rows={lines()} isSelected /> },
  { name: 'loading', render: () => <Lines /> },
  { name: 'refreshing', render: () => <Lines rows={lines()} isFetching /> },
  {
    name: 'empty',
    render: () => (
      <Lines
        rows={[]}
        empty={
          <EmptyState action={<Button tone="main">{say('В каталог', 'To the catalogue')}</Button>}>
            {say('Здесь будут ваши запросы.', 'Your requests will be here.')}
          </EmptyState>
        }
      />
    ),
  },
  { name: 'no-results', render: () => <Lines rows={[]} empty={<NoResults onReset={() => {}} />} /> },
  { name: 'failure', render: () => <Lines rows={[]} empty={<Failure onRetry={() => {}} requestId="7f3a9c21" />} /> },
];
