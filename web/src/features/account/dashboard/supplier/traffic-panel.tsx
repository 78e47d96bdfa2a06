import type { TrafficWeekView } from '@setu/contract';
import { formatDate, formatDayShort, formatNumber } from '../../../../i18n/formats';
import { useTexts } from '../../../../i18n/use-texts';
import { Chart } from '../../../../ui/chart/chart';
import type { ChartData, ChartPane } from '../../../../ui/chart/chart-data';
import { Text } from '../../../../ui/layout/text';
import desk from '../desk.module.css';
import { BoardPanel } from './board-panel';
import styles from './supplier.module.css';
import { sumOfWeeks, viewsPerRequest } from './supplier-figures';

interface TrafficPanelProps {
  weeks: readonly TrafficWeekView[] | null | undefined;
  onRetry: () => void;
}

/** Shows views of the company's cards and requests for them, week by week. */
export function TrafficPanel({ weeks, onRetry }: TrafficPanelProps) {
  const t = useTexts('supplier-desk');
  return (
    <BoardPanel
      title={t('traffic.title')}
      className={desk.most}
      part={weeks}
      onRetry={onRetry}
      aside={() => t('traffic.span')}
    >
      {(all) => <Traffic weeks={all} />}
    </BoardPanel>
  );
}

function Traffic({ weeks }: { weeks: readonly TrafficWeekView[] }) {
  const t = useTexts('supplier-desk');
  const { views, requests } = sumOfWeeks(weeks);
  const perRequest = viewsPerRequest(views, requests);
  const pane = (id: 'views' | 'requests'): ChartPane => ({
    id,
    title: t(`traffic.${id}`),
    kind: 'bars',
    values: weeks.map((week) => week[id] ?? undefined),
    format: formatNumber,
    isToday: true,
  });
  const data: ChartData = {
    axis: t('traffic.week'),
    places: weeks.map(({ monday }) => ({
      id: monday,
      label: formatDayShort(monday),
      name: t('traffic.weekFrom', { date: formatDate(monday) }),
    })),
    legend: [
      { look: 'full', label: t('traffic.lastFull') },
      { look: 'running', label: t('traffic.running') },
    ],
    panes: [...(views === null ? [] : [pane('views')]), ...(requests === null ? [] : [pane('requests')])],
  };
  return (
    <div className={styles.part}>
      {views === 0 && !requests && <Text tone="secondary">{t('traffic.empty')}</Text>}
      {(views !== 0 || Boolean(requests)) && (
        <Chart
          label={t('traffic.label')}
          data={data}
          note={
            perRequest === undefined
              ? undefined
              : t('traffic.perRequest', { count: perRequest, shown: formatNumber(perRequest) })
          }
        />
      )}
      {(views === null || requests === null) && (
        <Text tone="secondary" size={13}>
          {t(views === null ? 'traffic.noViews' : 'traffic.noRequests')}
        </Text>
      )}
      <p className={styles.hint}>{t('traffic.how')}</p>
    </div>
  );
}
