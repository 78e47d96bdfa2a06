import { type AdminDeskView, type ScreenName, screenPath } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useHasScreen } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../ui/states/loading-region';
import { EmptyState } from '../../../ui/states/states';
import styles from './desk.module.css';

/** What an administrator has to do, most harmful first, and the screen on which it is done. */
const matters = [
  { id: 'expired_rates', screen: 'cost_tables_page' },
  { id: 'expiring_rates', screen: 'cost_tables_page' },
  { id: 'without_duty', screen: 'cost_tables_page' },
  { id: 'unsigned', screen: 'regulations_page' },
  { id: 'missed_searches', screen: 'search_words_page' },
] as const satisfies readonly { id: keyof AdminDeskView; screen: ScreenName }[];

/** Lists what needs the administrator, each with its number and the place to act. `figures` is undefined while loading. */
export function AttentionPanel({ figures }: { figures: AdminDeskView | null | undefined }) {
  const t = useTexts('account');
  const hasScreen = useHasScreen();
  const open = matters.flatMap(({ id, screen }) => {
    const count = figures?.[id] ?? 0;
    return count > 0 && hasScreen(screen) ? [{ id, screen, count }] : [];
  });
  return (
    <Panel
      title={
        <>
          {t('desk.attention.title')}
          {open.length > 0 && <span className={styles.count}> {formatNumber(open.length)}</span>}
        </>
      }
      isPadded={false}
    >
      {figures === undefined && (
        <LoadingRegion isBusy>
          <div className={styles.queue}>
            <Skeleton height="96px" />
          </div>
        </LoadingRegion>
      )}
      {figures !== undefined && open.length === 0 && (
        <EmptyState title={t('desk.attention.emptyTitle')}>{t('desk.attention.emptyText')}</EmptyState>
      )}
      <ul className={styles.matters}>
        {open.map(({ id, screen, count }) => {
          const title = t(`desk.attention.${id}.title`, { count, shown: formatNumber(count) });
          return (
            <li key={id} className={styles.queue}>
              <div>
                <b>{title}</b>
                <small>{t(`desk.attention.${id}.note`, { count })}</small>
              </div>
              <ButtonLink to={screenPath(screen)} size="small">
                {t(`desk.attention.${id}.action`)}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
