import { hasReviewEnded, type ReviewRowView, reviewListCodec, routes, screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { FoundInAll } from '../../../kit/list-page/found-in-all';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { useListFile } from '../../../kit/report-page/use-list-file';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconBook } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { useOpenView } from '../../../ui/list-page/use-open-view';
import { EmptyState } from '../../../ui/states/states';
import { useListReviewsQuery } from '../api';
import { reviewLevel } from '../model/review-level';
import { toReview } from '../model/review-place';
import { allReviews, ReviewTabs } from './review-tabs';
import { useReviewColumns } from './use-review-columns';
import { useReviewFilters } from './use-review-filters';

/** The order of a queue, the same as that of the positions on the review pages. */
const longestFirst = { key: 'updated_at', direction: 'asc' } as const;
const newestFirst = { key: 'created_at', direction: 'desc' } as const;

const isOwnQueue = (queue: readonly string[]): boolean => queue.length === 1 && queue[0] === 'mine';

/** Returns whether the age of a row has a colour, which the list then explains. */
const isColoured = ({ status, updated_at: since }: ReviewRowView): boolean =>
  !hasReviewEnded(status) && reviewLevel(since, new Date()) !== undefined;

const seesManagers = ['TEAM_PRODUCT_REVIEWER', 'TEAM_ADMIN'];

/** Lists the reviews of cards with their responsible users, by status, reviewer and manager. */
export function Component() {
  const t = useTexts('review');
  const place = useListQuery(reviewListCodec);
  const [query, list] = place;
  const found = useListReviewsQuery(list.search);
  const isOpening = useOpenView({
    search: list.search,
    to: list.hrefWith({ statuses: [], queue: ['mine'] }),
    waiting: found.data?.queues.mine,
    isFetching: found.isFetching,
  });
  const roles = useUser()?.roles ?? [];
  const { queue } = query.filters;
  const columns = useReviewColumns({ isOwnQueue: isOwnQueue(queue), roles, rows: found.data?.list });
  const filters = useReviewFilters({
    reviewers: found.data?.reviewers,
    managers: found.data?.managers,
    // All reviews of a reviewer's own queue have the same reviewer.
    hasReviewers: !(isOwnQueue(queue) && roles.includes('TEAM_PRODUCT_REVIEWER')),
    hasManagers: roles.some((role) => seesManagers.includes(role)),
  });
  const exported = new URLSearchParams(list.search);
  exported.delete('page');
  const file = useListFile({
    ...{ path: routes.exportReviews.path, query: exported },
    ...{ name: t('list.title'), label: t('list.export') },
  });
  return (
    <ListPage
      phoneHead="withSearch"
      title={t('list.title')}
      actions={
        <>
          <ButtonLink to={screenPath('glossary_page')} icon={IconBook} isIconOnPhone>
            {t('list.glossary')}
          </ButtonLink>
          {file.button}
        </>
      }
      job={file.line}
      place={place}
      source={listSource(isOpening ? { ...found, data: undefined } : found, ({ list: rows, total }) => ({
        rows,
        total,
      }))}
      views={<ReviewTabs chosen={query.filters} hrefWith={list.hrefWith} found={found.data} />}
      filters={filters}
      table={{
        columns,
        ownSort: queue.length > 0 ? longestFirst : newestFirst,
        savedAs: 'reviews',
        rowId: ({ id }) => id,
        rowName: ({ product_sku: card }) => card.name,
        rowHref: ({ id, status, is_mine: isMine }) => (isMine ? toReview({ id, status, isMine }) : null),
      }}
      nothing={<EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
      noResults={
        <FoundInAll
          text={t('list.noResults')}
          count={found.data && allReviews(found.data)}
          to={list.hrefWith({ statuses: [], queue: [] })}
        />
      }
    >
      {found.data?.list.some(isColoured) && (
        <Text size={12} tone="muted">
          {t('list.noteAge')}
        </Text>
      )}
    </ListPage>
  );
}
