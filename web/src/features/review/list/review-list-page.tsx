import { type ReviewListView, reviewListCodec, reviewStatuses, screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconBook } from '../../../ui/icon/icons';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { EmptyState } from '../../../ui/states/states';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import { useListReviewsQuery } from '../api';
import { toneOf } from '../model/review-look';
import { toReview } from '../model/review-place';
import { useReviewColumns } from './use-review-columns';
import { useReviewFilters } from './use-review-filters';

const seesManagers = ['TEAM_PRODUCT_REVIEWER', 'TEAM_ADMIN'];

/** Reviews of cards: whose turn each is, by status, reviewer and manager. */
export function Component() {
  const t = useTexts('review');
  const place = useListQuery(reviewListCodec);
  const [query, list] = place;
  const found = useListReviewsQuery(list.search);
  const columns = useReviewColumns();
  const roles = useUser()?.roles ?? [];
  const filters = useReviewFilters({
    reviewers: found.data?.reviewers,
    managers: found.data?.managers,
    hasManagers: roles.some((role) => seesManagers.includes(role)),
  });
  return (
    <ListPage
      title={t('list.title')}
      actions={
        <ButtonLink to={screenPath('glossary_page')} icon={IconBook}>
          {t('list.glossary')}
        </ButtonLink>
      }
      place={place}
      source={listSource(found, ({ list: rows, total }) => ({ rows, total }))}
      views={<StatusTabs chosen={query.filters.statuses} hrefWith={list.hrefWith} counts={found.data?.counts} />}
      filters={filters}
      table={{
        columns,
        keptAs: 'reviews',
        rowId: ({ id }) => id,
        rowName: ({ product_sku: card }) => card.name,
        rowHref: ({ id, status, is_mine: isMine }) => (isMine ? toReview({ id, status, isMine }) : null),
      }}
      nothing={<EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
      noResults={t('list.noResults')}
    />
  );
}

interface StatusTabsProps {
  /** The statuses in force. */
  chosen: string[];
  hrefWith: (filters: { statuses: string[] }) => string;
  /** How many there are in each, by the other filters; absent until the list is there. */
  counts: ReviewListView['counts'] | undefined;
}

/** Links to the list by status, with how many each has. */
function StatusTabs({ chosen, hrefWith, counts }: StatusTabsProps) {
  const t = useTexts('review');
  return (
    <LinkTabs
      label={t('list.views')}
      tabs={[
        {
          id: 'all',
          label: t('list.all'),
          to: hrefWith({ statuses: [] }),
          isCurrent: chosen.length === 0,
          ...(counts && { count: reviewStatuses.reduce((sum, status) => sum + counts[status], 0) }),
        },
        ...reviewStatuses.map((status) => ({
          id: status,
          label: t(`status.${status}`),
          to: hrefWith({ statuses: [status] }),
          tone: toneOf(status),
          isCurrent: chosen.length === 1 && chosen[0] === status,
          ...(counts && { count: counts[status] }),
        })),
      ]}
    />
  );
}
