import { type CompanyView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { withTexts } from '../../i18n/load-texts';
import { LocalizedText } from '../../i18n/localized-text';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { IconBuildingFactory2, IconFileText, IconMapPin } from '../../ui/icon/icons';
import { Columns, Stack } from '../../ui/layout/layout';
import { CompanyLogo } from '../../ui/media/company-logo';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageBar } from '../../ui/page/page-bar';
import { PageHeader } from '../../ui/page/page-header';
import { Callout } from '../../ui/panel/callout';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { CompanySignatures } from '../regulations/public';
import { VerifiedBadge } from '../trust/public';
import { useGetCompanyQuery } from './api';
import { AwaitedUser } from './awaited-user';
import styles from './company.module.css';
import { CompanyCertificates } from './company-certificates';
import { CompanyChecks } from './company-checks';
import { CompanyContact } from './company-contact';
import { CompanyFigures } from './company-figures';
import { CompanyJumps } from './company-jumps';
import { CompanyMain } from './company-main';
import { CompanyProduction, hasProduction } from './company-production';
import { CompanyProducts } from './company-products';
import { CompanySide } from './company-side';
import { CompanySkeleton } from './company-skeleton';
import { CompanyTrust } from './company-trust';
import { CompanyWays } from './company-ways';
import { useMissingCompany } from './missing-company';

const loadForStaff = withTexts(['companies'], () => import('./staff/customer-for-staff'));
// Only the broker's staff sees it.
const CustomerForStaff = lazy(async () => ({ default: (await loadForStaff()).CustomerForStaff }));

/** Shows a company as far as the viewer has access. */
export function Component() {
  const { company: id = '' } = useParams();
  const query = useGetCompanyQuery(id);
  return (
    <EntityPage query={query} skeleton={<CompanySkeleton />} missing={useMissingCompany()}>
      {(view) => <CompanyScreen view={view} />}
    </EntityPage>
  );
}

function CompanyScreen({ view }: { view: CompanyView }) {
  const t = useTexts('company');
  const common = useTexts();
  const { company } = view;
  const name = companyName(company.short_name);
  const isSupplier = company.type === 'supplier';
  const user = useUser();
  const isAdmin = hasPermission(user, 'catalogue_edit');
  const isForStaff = company.type === 'customer' && user?.company.type === 'broker';
  return (
    <Page title={name}>
      <Breadcrumbs
        crumbs={[
          { label: t('crumbs.home'), to: screenPath('index') },
          ...(isSupplier ? [{ label: common('nav.catalogue'), to: screenPath('category_index') }] : []),
          { label: name },
        ]}
      />
      <div className={styles.top}>
        <CompanyLogo name={name} logo={view.logo} shape="arch" />
        <PageHeader
          title={name}
          status={view.verified && <VerifiedBadge companyId={company.id} isWorded />}
          actions={
            isSupplier && (
              <div className={styles.onlyWide}>
                <CompanyWays view={view} />
              </div>
            )
          }
          meta={[
            { icon: IconBuildingFactory2, text: t(`type.${company.type}`) },
            ...(company.city ? [{ icon: IconMapPin, text: <LocalizedText of={company} field="city" /> }] : []),
          ]}
        />
      </div>
      {isForStaff && company.active && !company.is_commerce_allowed && (
        <Callout tone="spark" icon={IconFileText} title={t('unsigned.title')}>
          {t('unsigned.text')}
        </Callout>
      )}
      {view.awaited_user && <AwaitedUser {...view.awaited_user} />}
      {/* A supplier that nobody has joined has no figures yet. */}
      {isSupplier && !view.awaited_user && <CompanyTrust view={view} />}
      {!isSupplier && <CompanyFigures view={view} />}
      <CompanyJumps view={view} />
      <Columns>
        <Stack gap={4}>
          {!isSupplier && <CompanyMain company={company} />}
          {view.checks.length > 0 && <CompanyChecks checks={view.checks} />}
          {hasProduction(view) && <CompanyProduction view={view} />}
          {view.certificates.length > 0 && <CompanyCertificates files={view.certificates} />}
          {!isSupplier && company.contacts && <CompanyContact contact={company.contacts} />}
          {isForStaff && (
            <Suspense fallback={<Skeleton height="180px" />}>
              <CustomerForStaff company={company} />
            </Suspense>
          )}
          {isAdmin && company.type === 'customer' && (
            <Suspense fallback={null}>
              <CompanySignatures companyId={company.id} />
            </Suspense>
          )}
        </Stack>
        <CompanySide view={view} />
      </Columns>
      {/* The catalogue learns of a new company a moment later. Until then it has no list of its cards. */}
      {isSupplier && (view.sku_count ?? 0) > 0 && (
        <CompanyProducts companyId={company.id} count={view.sku_count ?? 0} />
      )}
      {isSupplier && (
        <PageBar>
          <CompanyWays view={view} isShort />
        </PageBar>
      )}
    </Page>
  );
}
