import { type DeskView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { useTexts } from '../../../i18n/use-texts';
import { NewOrder } from '../../../kit/find-for-me/new-order';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconCategory, IconFileText, IconMessagePlus } from '../../../ui/icon/icons';
import styles from './desk.module.css';

const loadActions = withTexts(['supplier-desk'], () => import('./supplier/supplier-actions'));
const SupplierActions = lazy(async () => ({ default: (await loadActions()).SupplierActions }));

/**
 * Shows the main actions of the reader's role. Customers who may not trade yet sign the regulation first. On phones a
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
  if (!company.is_commerce_allowed) {
    return (
      hasPermission(user, 'regulation_sign') && (
        <ButtonLink tone="main" to={screenPath('regulation_sign')} icon={IconFileText}>
          {t('desk.sign')}
        </ButtonLink>
      )
    );
  }
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
