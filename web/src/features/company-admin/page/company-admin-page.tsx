import type { CompanyAdminView, CompanyView } from '@setu/contract';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { companyName } from '../../../i18n/names';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/page/page';
import { CompanyMain, useGetCompanyQuery, useMissingCompany } from '../../company/public';
import { CompanySignatures } from '../../regulations/public';
import { useGetCompanyAdminQuery } from '../api';
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
export function CompanyAdminPage() {
  const { company: id = '' } = useParams();
  const query = useGetCompanyQuery(id);
  return (
    <EntityPage query={query} skeleton={loading} missing={useMissingCompany()}>
      {(view) => <CompanyAdmin view={view} />}
    </EntityPage>
  );
}

function CompanyAdmin({ view }: { view: CompanyView }) {
  const query = useGetCompanyAdminQuery(view.company.id);
  return (
    <EntityPage query={query} skeleton={loading} missing={useMissingCompany()}>
      {(adminView) => <CompanyAdminScreen view={view} adminView={adminView} />}
    </EntityPage>
  );
}

function CompanyAdminScreen({ view, adminView }: { view: CompanyView; adminView: CompanyAdminView }) {
  const { company } = view;
  const name = companyName(company.short_name);
  return (
    <Page title={name}>
      <CompanyAdminHeader view={view} adminView={adminView} />
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
          {adminView.all_changes > 0 && <ChangesPanel adminView={adminView} />}
        </Stack>
        <Stack gap={4}>
          {adminView.mature_state.steps.length > 0 && <MaturePanel state={adminView.mature_state} />}
          {!adminView.is_own && <StatePanel view={view} adminView={adminView} />}
          {!adminView.is_own && <DeletePanel company={company} adminView={adminView} />}
        </Stack>
      </Columns>
    </Page>
  );
}
