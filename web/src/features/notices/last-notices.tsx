import { screenPath } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { formatMoment } from '../../i18n/relative-time';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { useGetLastNoticesQuery } from './api';
import { NoticeText } from './notice-text';
import styles from './notices.module.css';

/**
 * Shows the newest notifications on the dashboard, at most five. Shows nothing without any, or if they fail to load,
 * because the list has its own page.
 */
export function LastNotices({ shown }: { shown?: number }) {
  const t = useTexts('notices');
  const { data, isError } = useGetLastNoticesQuery();
  if (isError || data?.messages.length === 0) return null;
  return (
    <Panel
      title={t('last.title')}
      aside={<TextLink to={screenPath('notice_list_page', { filter: 'all' })}>{t('last.all')}</TextLink>}
    >
      {!data && <SkeletonText lines={5} />}
      <ul className={styles.last}>
        {data?.messages.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <NoticeText notice={notice} />
            <time dateTime={notice.created_at} title={formatDateTime(notice.created_at)} className={styles.time}>
              {formatMoment(notice.created_at)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
