import type { RequestListView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { statusViews, type ViewId, viewOf } from '../model/request-views';
import type { Reader, RequestKind } from '../model/side';

/** The names of a supplier's views: requests were sent to them, and offers by them. */
const supplierNames: Partial<Record<ViewId, 'sentToYou' | 'offerSent'>> = {
  send_to_supplier: 'sentToYou',
  offer_received: 'offerSent',
};

interface StatusViewsProps {
  /** Undefined while loading. No numbers are shown then. */
  counts: RequestListView['status_counts'] | undefined;
  reader: Reader;
  kind?: RequestKind;
  /** The current status filter. */
  chosen: string[];
  hrefWith: (filters: { status: string[] }) => string;
}

/** Shows links to the list by status, each with its count. */
export function StatusViews({ counts, reader, kind, chosen, hrefWith }: StatusViewsProps) {
  const t = useTexts('requests');
  const current = viewOf(chosen);
  return (
    <LinkTabs
      label={t('views.label')}
      // A status without requests is left out, unless its list is open.
      tabs={statusViews(counts, reader, kind)
        .filter(({ id, count }) => count !== 0 || id === 'all' || id === current)
        .map(({ id, statuses, tone, count }) => ({
          id,
          label: t(`views.${(reader === 'supplier' && supplierNames[id]) || id}`),
          to: hrefWith({ status: statuses }),
          count,
          tone,
          isCurrent: id === current,
        }))}
    />
  );
}
