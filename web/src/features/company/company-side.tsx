import { type CompanyView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconPackage, IconPencil } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { Person } from '../../ui/person/person';
import { CreateCardLink } from '../card-form/public';
import styles from './company.module.css';
import { hasProduction } from './company-production';

const loadActions = withTexts(['companies'], () => import('./staff/company-actions'));
// Only staff has actions on a company.
const CompanyActions = lazy(async () => ({ default: (await loadActions()).CompanyActions }));

/** Shows links to the catalogue and to each part of the page, and the broker's manager. */
export function CompanySide({ view }: { view: CompanyView }) {
  const { company, certificates, checks, permissions } = view;
  const user = useUser();
  const t = useTexts('company');
  const manager = company.broker_manager;
  const sections = [
    'main' as const,
    ...(checks.length > 0 ? ['checks' as const] : []),
    ...(hasProduction(view) ? ['production' as const] : []),
    ...(certificates.length > 0 ? ['certificates' as const] : []),
    ...(company.contacts ? ['contact' as const] : []),
    ...(company.type === 'customer' && user?.company.type === 'broker' ? ['work' as const] : []),
  ];
  return (
    <aside className={styles.side}>
      <Panel>
        <Stack gap={4}>
          {company.type === 'supplier' && (
            <ButtonLink
              tone="main"
              size="large"
              icon={IconPackage}
              isWide
              to={screenPath('company_catalog_page', { company: company.id })}
            >
              {t('side.catalogue')}
            </ButtonLink>
          )}
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
          {sections.length > 1 && (
            <nav aria-label={t('side.sections')} className={styles.jumps}>
              {sections.map((id) => (
                <a key={id} href={`#${id}`}>
                  {t(`sections.${id}`)}
                </a>
              ))}
            </nav>
          )}
        </Stack>
      </Panel>
    </aside>
  );
}
