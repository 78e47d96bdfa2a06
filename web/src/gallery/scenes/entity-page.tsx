import { EntityPage, type EntityQuery } from '../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { BackLink } from '../../ui/page/back-link';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { say } from '../say';
import type { Scene } from '../scene';

type State = Partial<EntityQuery<{ name: string }>>;

const Company = (state: State) => (
  <EntityPage
    query={{ isError: false, refetch: () => undefined, ...state }}
    skeleton={
      <PageSkeleton>
        <PageHeader title={<TitleSkeleton />} />
        <SkeletonText lines={3} />
      </PageSkeleton>
    }
    missing={{
      title: say('Такой компании нет', 'There is no such company'),
      text: say('Возможно, ссылка устарела.', 'The link may be out of date.'),
      to: '/catalog/category/',
      toLabel: say('Открыть каталог', 'Open the catalogue'),
    }}
  >
    {({ name }) => (
      <Page>
        <PageHeader title={name} back={<BackLink to="/">{say('Компании', 'Companies')}</BackLink>} />
      </Page>
    )}
  </EntityPage>
);

const failed = (error: object): State => ({ isError: true, error });
const silent = () => say('Компании не отвечают', 'The companies do not answer');

export const scenes: Scene[] = [
  { name: 'found', render: () => Company({ currentData: { name: 'Deccan Flow Systems' } }) },
  { name: 'loading', render: () => Company({}) },
  { name: 'missing', render: () => Company(failed({ kind: 'notFound' })) },
  { name: 'denied', render: () => Company(failed({ kind: 'forbidden' })) },
  {
    name: 'failed',
    render: () => Company(failed({ kind: 'server', message: silent(), requestId: '4C1E-88A7' })),
  },
];
