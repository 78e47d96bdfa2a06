import type { RequestListView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { statusViews, type ViewFilters, type ViewId, viewOf } from '../model/request-views';
import type { Reader, RequestKind } from '../model/side';
import styles from './list.module.css';

/** The names of a supplier's views: requests were sent to them, and offers by them. */
const supplierNames: Partial<Record<ViewId, 'sentToYou' | 'offerSent'>> = {
  send_to_supplier: 'sentToYou',
  offer_received: 'offerSent',
};

interface StatusViewsProps {
  /** Undefined while loading. No numbers are shown then. */
  found: Pick<RequestListView, 'status_counts' | 'waiting_count'> | undefined;
  reader: Reader;
  kind?: RequestKind;
  /** The current filters. */
  chosen: ViewFilters;
  hrefWith: (filters: ViewFilters) => string;
}

/**
 * Shows links to the requests that wait for the reader, to all, and to those of each status, with their counts.
 */
export function StatusViews({ found, reader, kind, chosen, hrefWith }: StatusViewsProps) {
  const t = useTexts('requests');
  const current = viewOf(chosen);
  return (
    <div className={styles.oneLine}>
      <LinkTabs
        label={t('views.label')}
        // A status without requests is left out, unless its list is open.
        tabs={statusViews(found, reader, kind)
          .filter(({ id, count }) => count !== 0 || id === 'all' || id === 'mine' || id === current)
          .map(({ id, filters, tone, count }) => ({
            id,
            label: t(`views.${(reader === 'supplier' && supplierNames[id]) || id}`),
            to: hrefWith(filters),
            count,
            tone,
            isCurrent: id === current,
          }))}
      />
    </div>
  );
}
