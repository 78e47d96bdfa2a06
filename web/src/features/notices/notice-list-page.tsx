import { type NoticePeriod, noticeListCodec, screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { MissingPage } from '../../kit/entity-page/entity-page';
import { ListFilterBar } from '../../kit/list-page/filter-control';
import { filterState } from '../../kit/list-page/list-filters';
import { listSource } from '../../kit/list-page/list-source';
import { ListAnnouncer, ListBody, ListPages, useWithinPages } from '../../kit/list-page/list-states';
import { useSession } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconCheck, IconMail } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { RowMenu } from '../../ui/menu/row-menu';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { LoadingRegion } from '../../ui/states/loading-region';
import { EmptyState } from '../../ui/states/states';
import { useListNoticesQuery } from './api';
import { groupNotices } from './group-notices';
import { NoticeGroups } from './notice-groups';
import { periodOf } from './notice-query';
import { NoticeSkeletons } from './notice-skeletons';
import styles from './notices.module.css';
import { PeriodTabs } from './period-tabs';
import { useDeleteNotices } from './use-delete-notices';
import { useNoticeFilters } from './use-notice-filters';
import { useReadNotices } from './use-read-notices';

/** Lists the notifications of a period by request. */
export function Component() {
  const period = periodOf(useParams().filter);
  return period ? <NoticeList key={period} period={period} /> : <MissingPage />;
}

function NoticeList({ period }: { period: NoticePeriod }) {
  const t = useTexts('notices');
  const common = useTexts();
  const unread = useSession().counters.notices ?? 0;
  const place = useListQuery(noticeListCodec);
  const found = useListNoticesQuery({ query: place[0], period });
  const source = listSource(found, ({ messages, total_count: total }) => ({ rows: messages, total }));
  const filters = useNoticeFilters();
  const { run: readAll, isBusy } = useReadNotices();
  const isEmpty = source.page?.total === 0 && !place[1].isFiltered;
  // A phone shows the periods above the list only while one is chosen. Otherwise they are among the filters.
  const isPhone = useIsPhone();
  const arePeriodsInDrawer = isPhone && period === 'all';
  const periods = <PeriodTabs current={period} />;
  const nothing = (
    <EmptyState title={t('empty.title')}>{t(period === 'all' ? 'empty.text' : 'empty.period')}</EmptyState>
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={unread > 0 && t('unread', { count: unread, shown: formatNumber(unread) })}
        actions={
          isPhone ? (
            <RowMenu
              label={common('actions.more')}
              items={[
                {
                  ...{ id: 'mail', label: t('mailChoices'), icon: IconMail },
                  to: screenPath('mail_choices_page'),
                },
                ...(unread > 0
                  ? [
                      {
                        ...{ id: 'read', label: t('read.all'), icon: IconCheck },
                        onSelect: () => void readAll('all'),
                      },
                    ]
                  : []),
              ]}
            />
          ) : (
            <>
              <ButtonLink tone="quiet" to={screenPath('mail_choices_page')} icon={IconMail}>
                {t('mailChoices')}
              </ButtonLink>
              {unread > 0 && (
                <Button icon={IconCheck} isBusy={isBusy} onClick={() => void readAll('all')}>
                  {t('read.all')}
                </Button>
              )}
            </>
          )
        }
      />
      <Stack gap={3}>
        {!arePeriodsInDrawer && <div className={styles.flush}>{periods}</div>}
        <Panel isPadded={isEmpty}>
          {!isEmpty && (
            <ListFilterBar
              filters={filters}
              state={filterState(place)}
              inDrawer={arePeriodsInDrawer && <div className={styles.inDrawer}>{periods}</div>}
            />
          )}
          <ListBody place={place} source={source} nothing={nothing} noResults={t('empty.filtered')}>
            {null}
          </ListBody>
        </Panel>
        <Groups place={place} source={source} elsewhere={found.currentData?.elsewhere} />
        {!isEmpty && (
          <ListPages place={place} source={source} things={t('counted', { count: source.page?.total ?? 0 })} />
        )}
      </Stack>
      <ListAnnouncer source={source} />
    </Page>
  );
}

type GroupsProps = Parameters<typeof useWithinPages<typeof noticeListCodec>>[0] & {
  source: ReturnType<typeof listSource<unknown, Parameters<typeof groupNotices>[0][number]>>;
  elsewhere: Parameters<typeof groupNotices>[1];
};

function Groups({ place, source, elsewhere }: GroupsProps) {
  const { run: drop } = useDeleteNotices();
  const isLeaving = useWithinPages({ place, source });
  if (source.problem) return null;
  if (!source.page || isLeaving) return <NoticeSkeletons />;
  return (
    <LoadingRegion isBusy={source.isFetching}>
      <NoticeGroups groups={groupNotices(source.page.rows, elsewhere)} onDelete={(ids) => void drop(ids)} />
    </LoadingRegion>
  );
}
