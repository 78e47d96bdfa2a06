import type { DeskView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { useUser } from '../../../session/use-session';

const loadActions = withTexts(['supplier-desk'], () => import('./supplier/supplier-actions'));
const SupplierActions = lazy(async () => ({ default: (await loadActions()).SupplierActions }));

/** Shows the main actions of the reader's role. Customers have none, because the page's header has theirs. */
export function DeskActions({ desk }: { desk: DeskView | undefined }) {
  const user = useUser();
  if (!user) return null;
  const { company } = user;
  if (company.type === 'broker') return <NewOrder />;
  return (
    company.type === 'supplier' &&
    desk?.supplier?.may_create && (
      <Suspense>
        <SupplierActions companyId={desk.supplier.company_id} isMain />
      </Suspense>
    )
  );
}
