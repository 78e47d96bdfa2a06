import type { ListCodec } from '@setu/contract';
import { formatMoneyAsIs } from '../../i18n/formats';
import { ListPage } from '../../kit/list-page/list-page';
import type { ListSource } from '../../kit/list-page/list-source';
import { Button } from '../../ui/button/button';
import { NumberCell } from '../../ui/data-table/cells';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { EmptyState } from '../../ui/states/states';
import { say } from '../say';
import type { Scene } from '../scene';

const codec = {
  sorts: ['name'],
  filters: { search: { kind: 'text' }, price: { kind: 'price' }, unread: { kind: 'set' } },
} as const satisfies ListCodec;

interface Line {
  id: string;
  name: string;
  price: number;
}

const lines = (): Line[] => [
  { id: '26-1187', name: say('Насос центробежный KPM 65-200', 'Centrifugal pump KPM 65-200'), price: 124_800 },
  { id: '26-1203', name: say('Чай чёрный, Ассам', 'Black tea, Assam'), price: 412 },
];

const still = { problem: null, isFetching: false, onRetry: () => undefined };

function Lines({ source }: { source: ListSource<Line> }) {
  const place = useListQuery(codec);
  return (
    <ListPage
      title={say('Запросы', 'Requests')}
      place={place}
      source={source}
      filters={[
        { kind: 'search', name: 'search', label: say('Поиск по запросам', 'Search the requests') },
        { kind: 'price', name: 'price', label: say('Цена, ₽', 'Price, ₹') },
        { kind: 'flag', name: 'unread', label: say('Только новые', 'New only'), value: '1' },
      ]}
      table={{
        columns: [
          {
            id: 'id',
            title: say('Номер', 'Number'),
            inCard: 'title',
            cell: ({ id }) => <NumberCell to="/dev/gallery/list-page">{id}</NumberCell>,
          },
          { id: 'name', title: say('Товар', 'Product'), sortKey: 'name', inCard: 'subtitle', cell: ({ name }) => name },
          {
            id: 'price',
            title: say('Цена', 'Price'),
            align: 'end',
            cell: ({ price: value }) => formatMoneyAsIs({ value, currency: 'INR' }),
          },
        ],
        rowId: ({ id }) => id,
        rowName: ({ name }) => name,
        skeletonRows: 2,
      }}
      nothing={
        <EmptyState
          title={say('Запросов пока нет', 'No requests yet')}
          action={<Button tone="main">{say('Открыть каталог', 'Open the catalogue')}</Button>}
        >
          {say('Найдите товар и отправьте запрос с его карточки.', 'Find a product and send a request from its card.')}
        </EmptyState>
      }
    />
  );
}

const refused = () => say('Список открыт менеджерам', 'The list is open to managers');
const silent = () => say('Запросы не отвечают', 'The requests do not answer');

export const scenes: Scene[] = [
  { name: 'found', render: () => <Lines source={{ ...still, page: { rows: lines(), total: 24 } }} /> },
  { name: 'loading', render: () => <Lines source={{ ...still, isFetching: true }} /> },
  { name: 'nothing-yet', render: () => <Lines source={{ ...still, page: { rows: [], total: 0 } }} /> },
  {
    name: 'failed',
    render: () => (
      <Lines source={{ ...still, problem: { kind: 'server', message: silent(), requestId: '4C1E-88A7' } }} />
    ),
  },
  { name: 'denied', render: () => <Lines source={{ ...still, problem: { kind: 'forbidden', message: refused() } }} /> },
];
