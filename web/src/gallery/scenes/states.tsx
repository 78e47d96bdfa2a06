import { Button } from '../../ui/button/button';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import { EmptyState, Failure, Forbidden, NoResults, NotFound } from '../../ui/states/states';
import { say } from '../say';
import type { Scene } from '../scene';

export const scenes: Scene[] = [
  {
    name: 'empty',
    render: () => (
      <EmptyState action={<Button tone="main">{say('В каталог', 'To the catalogue')}</Button>}>
        {say('Добавьте товары, чтобы отправить запрос.', 'Add goods to send a request.')}
      </EmptyState>
    ),
  },
  { name: 'no-results', render: () => <NoResults onReset={() => {}} /> },
  {
    name: 'failure',
    render: () => (
      <Failure onRetry={() => {}} requestId="7f3a9c21">
        {say('Сервис не ответил вовремя.', 'The service did not answer in time.')}
      </Failure>
    ),
  },
  { name: 'forbidden', render: () => <Forbidden size="part" /> },
  { name: 'not-found', render: () => <NotFound size="part" /> },
  {
    name: 'loading',
    render: () => (
      <>
        <Skeleton />
        <SkeletonText lines={4} />
      </>
    ),
  },
];
