import type { CompanyCareView, CompanyView } from '@setu/contract';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { companyName } from '../../../i18n/names';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { CompanyMain, useGetCompanyQuery, useMissingCompany } from '../../company/public';
import { CompanySignatures } from '../../regulations/public';
import { useGetCompanyCareQuery } from '../api';
import { ChangesPanel } from './changes-panel';
import { CompanyAdminHeader } from './company-admin-header';
import { DeletePanel } from './delete-panel';
import { InvitesPanel } from './invites-panel';
import { MaturePanel } from './mature-panel';
import { PeoplePanel } from './people-panel';
import { StatePanel } from './state-panel';

const loading = (
  <PageSkeleton>
    <TitleSkeleton />
  </PageSkeleton>
);

/** Shows the company administration: users, signatures, missing steps, and available actions. */
export function CarePage() {
  const { company: id = '' } = useParams();
  const query = useGetCompanyQuery(id);
  return (
    <EntityPage query={query} skeleton={loading} missing={useMissingCompany()}>
      {(view) => <CompanyAdmin view={view} />}
    </EntityPage>
  );
}

function CompanyAdmin({ view }: { view: CompanyView }) {
  const query = useGetCompanyCareQuery(view.company.id);
  return (
    <EntityPage query={query} skeleton={loading} missing={useMissingCompany()}>
      {(care) => <CompanyAdminScreen view={view} care={care} />}
    </EntityPage>
  );
}

function CompanyAdminScreen({ view, care }: { view: CompanyView; care: CompanyCareView }) {
  const { company } = view;
  const name = companyName(company.short_name);
  return (
    <Page title={name}>
      <CompanyAdminHeader view={view} care={care} />
      <Columns>
        <Stack gap={4}>
          <CompanyMain company={company} />
          <PeoplePanel company={company} />
          <InvitesPanel companyId={company.id} />
          {company.type === 'customer' && (
            <Suspense fallback={null}>
              <CompanySignatures companyId={company.id} />
            </Suspense>
          )}
          <ChangesPanel care={care} />
        </Stack>
        <Stack gap={4}>
          {!care.is_own && <StatePanel view={view} care={care} />}
          {care.mature_state.steps.length > 0 && <MaturePanel state={care.mature_state} />}
          {!care.is_own && <DeletePanel company={company} care={care} />}
        </Stack>
      </Columns>
    </Page>
  );
}
