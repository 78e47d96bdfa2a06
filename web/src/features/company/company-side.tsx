import { type CompanyView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useFindForMe } from '../../kit/find-for-me/use-find-for-me';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconPencil } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { Person } from '../../ui/person/person';
import { CreateCardLink } from '../card-form/public';
import styles from './company.module.css';
import { BrokerContact, CompanyContact } from './company-contact';
import { CompanyMain } from './company-main';

const loadActions = withTexts(['companies'], () => import('./staff/company-actions'));
// Only staff has actions on a company.
const CompanyActions = lazy(async () => ({ default: (await loadActions()).CompanyActions }));

/** Shows the reader's actions on the company, its manager, and a supplier's requisites and contact. */
export function CompanySide({ view }: { view: CompanyView }) {
  const { company, permissions } = view;
  const user = useUser();
  const t = useTexts('company');
  const mayAsk = useFindForMe() !== null;
  const isSupplier = company.type === 'supplier';
  const manager = company.broker_manager;
  return (
    <aside className={styles.side}>
      {(manager || permissions.length > 0) && (
        <Panel>
          <Stack gap={4}>
            {permissions.includes('product_create') && (
              <Suspense>
                <CreateCardLink companyId={company.id} isWide />
              </Suspense>
            )}
            {manager && (
              <div>
                <Text size={13} tone="muted">
                  {t('side.manager')}
                </Text>
                <Person name={fullName(manager)} />
              </div>
            )}
            {permissions.includes('edit') && user?.company.id === company.id && company.type !== 'supplier' && (
              <ButtonLink isWide icon={IconPencil} to={screenPath('my_company_edit_page')}>
                {t('side.edit')}
              </ButtonLink>
            )}
            {permissions.includes('edit') && company.type === 'supplier' && (
              <ButtonLink
                isWide
                icon={IconPencil}
                to={screenPath('supplier_edit_for_broker_page', { company: company.id })}
              >
                {t('side.edit')}
              </ButtonLink>
            )}
            {(permissions.includes('manager_change') || permissions.includes('lock')) && (
              <Suspense>
                <CompanyActions view={view} />
              </Suspense>
            )}
          </Stack>
        </Panel>
      )}
      {isSupplier && <CompanyMain company={company} />}
      {isSupplier && company.contacts && <CompanyContact contact={company.contacts} />}
      {isSupplier && !company.contacts && mayAsk && <BrokerContact supplier={company.short_name} />}
    </aside>
  );
}
