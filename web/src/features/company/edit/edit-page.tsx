import type { OwnCompanyView } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { CompanySkeleton } from '../company-skeleton';
import { useGetOwnCompanyQuery } from './own-company-api';

// A long form with lists, days and phones: the page's first view does without it.
const EditForm = lazy(async () => ({ default: (await import('./edit-form')).EditForm }));

/** What the own company says of itself, for its admins. */
export function Component() {
  const query = useGetOwnCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  // What a later answer brings never overwrites what is being typed, unless its reader asks for it.
  const [opened, setOpened] = useState<OwnCompanyView>();
  return (
    <EntityPage query={query} skeleton={<CompanySkeleton />}>
      {(view) => (
        <Suspense fallback={<CompanySkeleton />}>
          <EditForm key={opened?.version} opened={opened ?? view} onReopen={setOpened} />
        </Suspense>
      )}
    </EntityPage>
  );
}
