import type { OwnCompanyView } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { CompanySkeleton } from '../company-skeleton';
import { useGetOwnCompanyQuery } from './own-company-api';

// A long form with lists, dates and phones, which the page's first view does not need.
const EditForm = lazy(async () => ({ default: (await import('./edit-form')).EditForm }));

/** Shows the user's own company details to its admins. */
export function Component() {
  const query = useGetOwnCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  // A later answer does not overwrite what the user types, unless they request it.
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
