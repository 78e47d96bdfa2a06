import type { PersonView, RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useUser } from '../../../session/use-session';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useGetCompanyDetailsQuery } from '../order/order-api';
import { toOrderValues } from '../order/order-values';
import { DescriptionForm } from './description-form';
import { toDescriptionValues } from './description-values';
import { keptDescriptions } from './kept-description';

/** The form of a draft the server has; what was typed since and did not reach it goes on from this device. */
export function StoredDescription({
  request,
  managers,
}: {
  request: RequestView;
  managers?: PersonView[] | undefined;
}) {
  const companyId = request.draft?.customer?.company.id ?? '';
  const company = useGetCompanyDetailsQuery(companyId, { skip: companyId === '' });
  const kept = keptDescriptions(useUser()?.id ?? '').of(request.id);
  // A chosen company stands in the form by its name.
  if (company.isLoading) return <RequestSkeleton />;
  const label = company.data ? companyName(company.data.company.short_name) : companyId;
  const isOrder = request.is_created_by_broker;
  const stored = { ...toDescriptionValues(request), ...(isOrder && toOrderValues(request.draft, label)) };
  return (
    <DescriptionForm
      opened={{
        id: request.id,
        version: kept?.version ?? request.version,
        since: Date.now(),
        isBehind: kept !== null,
        initial: { ...stored, ...kept?.values },
        contact: request.contact_info,
        order: isOrder ? { managers } : undefined,
      }}
    />
  );
}
