import { type ApplicationListView, applicationStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { applicationLooks } from '../application-chip';

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
  const all = counts && applicationStatuses.reduce((sum, status) => sum + counts[status], 0);
  const isCurrent = (status: string) => chosen.length === 1 && chosen[0] === status;
  return (
    <LinkTabs
      label={t('list.statuses')}
      tabs={[
        {
          ...{ id: 'all', label: t('list.all'), to: hrefWith({ status: [] }), isCurrent: chosen.length === 0 },
          ...(all !== undefined && { count: all }),
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
