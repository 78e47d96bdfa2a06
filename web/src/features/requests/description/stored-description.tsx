import type { PersonView, RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useUser } from '../../../session/use-session';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useGetCompanyDetailsQuery } from '../order/order-api';
import { toOrderValues } from '../order/order-values';
import { DescriptionForm } from './description-form';
import { toDescriptionValues } from './description-values';
import { localDescriptions } from './local-description';

/** Shows the form of a stored draft. Values that did not reach the server are restored from this device. */
export function StoredDescription({
  request,
  managers,
}: {
  request: RequestView;
  managers?: PersonView[] | undefined;
}) {
  const companyId = request.draft?.customer?.company.id ?? '';
  const company = useGetCompanyDetailsQuery(companyId, { skip: companyId === '' });
  const local = localDescriptions(useUser()?.id ?? '').of(request.id);
  // The form shows the name of the chosen company, so it waits for the company.
  if (company.isLoading) return <RequestSkeleton />;
  const label = company.data ? companyName(company.data.company.short_name) : companyId;
  const isOrder = request.is_created_by_broker;
  const stored = { ...toDescriptionValues(request), ...(isOrder && toOrderValues(request.draft, label)) };
  return (
    <DescriptionForm
      opened={{
        id: request.id,
        version: local?.version ?? request.version,
        since: Date.now(),
        savedAt: request.draft?.saved_at,
        isBehind: local !== null,
        initial: { ...stored, ...local?.values },
        contact: request.contact_info,
        order: isOrder ? { managers } : undefined,
      }}
    />
  );
}
