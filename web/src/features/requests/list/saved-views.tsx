import type { RequestListView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { savedViews, viewOf } from '../model/request-views';
import type { Reader } from '../model/side';

interface SavedViewsProps {
  /** Undefined while they load: no figure is shown then. */
  counts: RequestListView['status_counts'] | undefined;
  reader: Reader;
  /** The status filter in force. */
  chosen: string[];
  hrefWith: (filters: { status: string[] }) => string;
}

/** Links to the list by status, each with its figure. */
export function SavedViews({ counts, reader, chosen, hrefWith }: SavedViewsProps) {
  const t = useTexts('requests');
  const current = viewOf(chosen);
  return (
    <LinkTabs
      label={t('views.label')}
      tabs={savedViews(counts, reader).map(({ id, statuses, tone, count }) => ({
        id,
        label: t(`views.${id}`),
        to: hrefWith({ status: statuses }),
        count,
        tone,
        isCurrent: id === current,
      }))}
    />
  );
}
