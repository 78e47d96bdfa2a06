import { applicationStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useSession } from '../../../session/use-session';
import { LinkTabs } from '../../../ui/tabs/link-tabs';

interface StatusTabsProps {
  /** The current status filter. */
  chosen: string[];
  hrefWith: (filters: { status: string[] }) => string;
}

/** Shows links to the list by status. The count of new applications is the same as in the menu. */
export function StatusTabs({ chosen, hrefWith }: StatusTabsProps) {
  const t = useTexts('applications');
  const { counters } = useSession();
  const isCurrent = (status: string) => chosen.length === 1 && chosen[0] === status;
  return (
    <LinkTabs
      label={t('list.statuses')}
      tabs={[
        { id: 'all', label: t('list.all'), to: hrefWith({ status: [] }), isCurrent: chosen.length === 0 },
        ...applicationStatuses.map((status) => ({
          id: status,
          label: t(`list.of.${status}`),
          to: hrefWith({ status: [status] }),
          isCurrent: isCurrent(status),
          ...(status === 'new' && { count: counters.supplier_application }),
        })),
      ]}
    />
  );
}
