import { type NoticePeriod, noticeListCodec } from '@setu/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { MissingPage } from '../../kit/entity-page/entity-page';
import { ListPage } from '../../kit/list-page/list-page';
import { listSource } from '../../kit/list-page/list-source';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { IconTrash } from '../../ui/icon/icons';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { EmptyState } from '../../ui/states/states';
import { useListNoticesQuery } from './api';
import { periodOf } from './notice-query';
import { PeriodTabs } from './period-tabs';
import { useDeleteNotices } from './use-delete-notices';
import { useNoticeColumns } from './use-notice-columns';
import { useNoticeFilters } from './use-notice-filters';

/** The notices of a period. */
export function Component() {
  const period = periodOf(useParams().filter);
  return period ? <NoticeList key={period} period={period} /> : <MissingPage />;
}

function NoticeList({ period }: { period: NoticePeriod }) {
  const t = useTexts('notices');
  const unread = useSession().counters.notices ?? 0;
  const place = useListQuery(noticeListCodec);
  const found = useListNoticesQuery({ query: place[0], period });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run: drop, isBusy } = useDeleteNotices();
  const columns = useNoticeColumns({ onDelete: (id) => void drop([id]) });
  const filters = useNoticeFilters();
  const handleDrop = async () => {
    if (await drop([...chosen])) setChosen(new Set());
  };
  return (
    <ListPage
      title={t('title')}
      count={unread > 0 && t('unread', { count: unread, shown: formatNumber(unread) })}
      place={place}
      source={listSource(found, ({ messages, total_count: total }) => ({ rows: messages, total }))}
      views={<PeriodTabs current={period} />}
      filters={filters}
      table={{
        columns,
        rowId: ({ id }) => id,
        rowName: ({ text }) => text,
        selection: { ids: chosen, onChange: setChosen },
        bulkBar: (
          <Button tone="onDeep" size="small" icon={IconTrash} isBusy={isBusy} onClick={handleDrop}>
            {t('delete.selected')}
          </Button>
        ),
      }}
      nothing={<EmptyState title={t('empty.title')}>{t(period === 'all' ? 'empty.text' : 'empty.period')}</EmptyState>}
      noResults={t('empty.filtered')}
    />
  );
}
