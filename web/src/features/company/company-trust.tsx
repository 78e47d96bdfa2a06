import type { CompanyView } from '@setu/contract';
import { Suspense } from 'react';
import { companyName } from '../../i18n/names';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { TrustHistory, TrustPanel } from '../trust/public';
import { useGetCompanyQuery } from './api';
import { useCompanyFigures } from './company-figures';

/** Shows a supplier's figures. The supplier's own staff and managers also see them by month. */
export function CompanyTrust({ view }: { view: CompanyView }) {
  const { company, trust, checks, certificates } = view;
  const first = useCompanyFigures(view);
  const { refetch } = useGetCompanyQuery(company.id);
  const user = useUser();
  const isManager = hasPermission(user, 'request_queue');
  const isOwn = user?.company.id === company.id;
  return (
    <Suspense fallback={<Skeleton height="180px" />}>
      <TrustPanel
        companyId={company.id}
        name={companyName(company.short_name)}
        figures={trust}
        memberSince={company.created_at}
        mayList={isManager}
        onRetry={() => void refetch()}
        {...{ checks, certificates, first }}
      />
      {(isOwn || isManager) && <TrustHistory companyId={company.id} isOwn={isOwn} />}
    </Suspense>
  );
}
