import { type ApplicationListView, applicationStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { applicationLooks } from '../application-chip';

/** The statuses of applications that wait for an answer or a decision, in the order of addresses. */
export const openStatuses = ['in_work', 'new'] as const;

/** Returns the number of open applications. */
export const openCount = (counts: ApplicationListView['counts']): number =>
  openStatuses.reduce((sum, status) => sum + counts[status], 0);

/** Returns the number of applications of all statuses. */
export const allCount = (counts: ApplicationListView['counts']): number =>
  applicationStatuses.reduce((sum, status) => sum + counts[status], 0);

interface StatusTabsProps {
  /** The current status filter. */
  chosen: string[];
  hrefWith: (filters: { status: string[] }) => string;
  /** The count of each status with the other filters applied, absent until the list loads. */
  counts: ApplicationListView['counts'] | undefined;
}

/** Shows links to the list by status, each with its count. */
export function StatusTabs({ chosen, hrefWith, counts }: StatusTabsProps) {
  const t = useTexts('applications');
  const all = counts && allCount(counts);
  const isOpenView = chosen.length === openStatuses.length && openStatuses.every((status) => chosen.includes(status));
  const isCurrent = (status: string) => chosen.length === 1 && chosen[0] === status;
  return (
    <LinkTabs
      label={t('list.statuses')}
      tabs={[
        {
          ...{ id: 'all', label: t('list.all'), to: hrefWith({ status: [] }), isCurrent: chosen.length === 0 },
          ...(all !== undefined && { count: all }),
        },
        {
          ...{ id: 'open', label: t('list.open'), to: hrefWith({ status: [...openStatuses] }), isCurrent: isOpenView },
          ...(counts && { count: openCount(counts) }),
        },
        ...applicationStatuses.map((status) => ({
          id: status,
          label: t(`list.of.${status}`),
          tone: applicationLooks[status].tone,
          to: hrefWith({ status: [status] }),
          isCurrent: isCurrent(status),
          ...(counts && { count: counts[status] }),
        })),
      ]}
    />
  );
}
