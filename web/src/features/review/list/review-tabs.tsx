import { type ListQuery, type ReviewListView, type reviewListCodec, reviewStatuses } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { toneOf } from '../model/review-look';

type Chosen = Pick<ListQuery<typeof reviewListCodec>['filters'], 'statuses' | 'queue'>;

/** Returns the number of reviews of all statuses. */
export const allReviews = ({ counts }: Pick<ReviewListView, 'counts'>): number =>
  reviewStatuses.reduce((sum, status) => sum + counts[status], 0);

interface ReviewTabsProps {
  /** The current filters. */
  chosen: Chosen;
  hrefWith: (filters: Chosen) => string;
  /** The counts of each tab with the other filters applied, absent until the list loads. */
  found: Pick<ReviewListView, 'counts' | 'queues'> | undefined;
}

/**
 * Shows links to the reviews that wait for the reader, to all, to those of each status and to those without a
 * reviewer. Each link has its count.
 */
export function ReviewTabs({ chosen: { statuses, queue }, hrefWith, found }: ReviewTabsProps) {
  const t = useTexts('review');
  const isIn = (name: keyof ReviewListView['queues']) =>
    queue.length === 1 && queue[0] === name && statuses.length === 0;
  const inQueue = (name: keyof ReviewListView['queues'], tone?: 'danger') => ({
    id: name,
    label: t(`list.queues.${name}`),
    to: hrefWith({ statuses: [], queue: [name] }),
    ...(tone && { tone }),
    isCurrent: isIn(name),
    ...(found && { count: found.queues[name] }),
  });
  const ofStatus = reviewStatuses.map((status) => ({
    id: status,
    label: t(`list.statuses.${status}`),
    to: hrefWith({ statuses: [status], queue: [] }),
    tone: toneOf(status),
    isCurrent: queue.length === 0 && statuses.length === 1 && statuses[0] === status,
    ...(found && { count: found.counts[status] }),
  }));
  const all = {
    id: 'all',
    label: t('list.all'),
    to: hrefWith({ statuses: [], queue: [] }),
    isCurrent: statuses.length === 0 && queue.length === 0,
    ...(found && { count: allReviews(found) }),
  };
  const isWorth = (tab: { count?: number; isCurrent: boolean }) => tab.isCurrent || tab.count !== 0;
  return (
    <LinkTabs
      label={t('list.views')}
      // Empty statuses would only take room. The queue of the reader stays, also when it is empty.
      tabs={[inQueue('mine'), all, ...[...ofStatus, inQueue('nobody', 'danger')].filter(isWorth)]}
    />
  );
}
