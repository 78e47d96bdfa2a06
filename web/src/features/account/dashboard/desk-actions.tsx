import { type DeskView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconCategory, IconMessagePlus } from '../../../ui/icon/icons';
import styles from './desk.module.css';

const loadActions = withTexts(['supplier-desk'], () => import('./supplier/supplier-actions'));
const SupplierActions = lazy(async () => ({ default: (await loadActions()).SupplierActions }));

/**
 * Shows the main actions of the reader's role. Customers who may not trade yet have none. On phones a
 * customer's tasks come first, and the tab bar leads to the catalogue.
 */
export function DeskActions({ desk }: { desk: DeskView | undefined }) {
  const t = useTexts('account');
  const user = useUser();
  if (!user) return null;
  const { company } = user;
  if (company.type === 'broker') return <NewOrder />;
  if (company.type === 'supplier') {
    return (
      desk?.supplier?.may_create && (
        <Suspense>
          <SupplierActions companyId={desk.supplier.company_id} />
        </Suspense>
      )
    );
  }
  // The banner above the page leads to the signature.
  if (!company.is_commerce_allowed) return null;
  return (
    <>
      <ButtonLink to={screenPath('category_index')} icon={IconCategory} className={styles.onlyWide}>
        {t('desk.catalogue')}
      </ButtonLink>
      <ButtonLink
        to={screenPath('request_from_description_create_page')}
        icon={IconMessagePlus}
        className={styles.onlyWide}
      >
        {t('desk.describe')}
      </ButtonLink>
    </>
  );
}
