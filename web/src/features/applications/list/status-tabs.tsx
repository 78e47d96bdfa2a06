import { type ApplicationListView, applicationStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { applicationLooks } from '../application-chip';

/** Returns the number of applications of all statuses. */
export const allCount = (counts: ApplicationListView['counts']): number =>
  applicationStatuses.reduce((sum, status) => sum + counts[status], 0);

interface ViewFilters {
  status: string[];
  queue: string[];
}

interface StatusTabsProps {
  /** The current filters. */
  chosen: ViewFilters;
  hrefWith: (filters: ViewFilters) => string;
  /** The counts with the other filters applied, absent until the list loads. */
  found: Pick<ApplicationListView, 'counts' | 'waiting_count'> | undefined;
}

/** Shows links to the applications that wait for the reader, to all and to the list by status, with their counts. */
export function StatusTabs({ chosen: { status: statuses, queue }, hrefWith, found }: StatusTabsProps) {
  const t = useTexts('applications');
  const isMine = queue.length === 1 && queue[0] === 'mine' && statuses.length === 0;
  const isCurrent = (status: string) => queue.length === 0 && statuses.length === 1 && statuses[0] === status;
  return (
    <LinkTabs
      label={t('list.statuses')}
      tabs={[
        {
          ...{ id: 'mine', label: t('list.mine'), to: hrefWith({ status: [], queue: ['mine'] }), isCurrent: isMine },
          ...(found && { count: found.waiting_count }),
        },
        {
          ...{ id: 'all', label: t('list.all'), to: hrefWith({ status: [], queue: [] }) },
          isCurrent: statuses.length === 0 && queue.length === 0,
          ...(found && { count: allCount(found.counts) }),
        },
        ...applicationStatuses.map((status) => ({
          id: status,
          label: t(`list.of.${status}`),
          tone: applicationLooks[status].tone,
          to: hrefWith({ status: [status], queue: [] }),
          isCurrent: isCurrent(status),
          ...(found && { count: found.counts[status] }),
        })),
      ]}
    />
  );
}
