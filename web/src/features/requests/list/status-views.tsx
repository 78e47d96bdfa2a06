import type { RequestListView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { statusViews, viewOf } from '../model/request-views';
import type { Reader, RequestKind } from '../model/side';

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
      tabs={statusViews(counts, reader, kind).map(({ id, statuses, tone, count }) => ({
        id,
        label: t(reader === 'supplier' && id === 'send_to_supplier' ? 'views.sentToYou' : `views.${id}`),
        to: hrefWith({ status: statuses }),
        count,
        tone,
        isCurrent: id === current,
      }))}
    />
  );
}
