import type { DayRateView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { formatDate, formatDayShort, formatPercent, formatRate } from '../../../i18n/formats';
import type { Translate } from '../../../i18n/translate';
import { useTexts } from '../../../i18n/use-texts';
import { useListCurrencyRatesQuery } from '../../../kit/rates/rates-api';
import { Chart } from '../../../ui/chart/chart';
import type { ChartData } from '../../../ui/chart/chart-data';
import { Panel } from '../../../ui/panel/panel';
import { Failure } from '../../../ui/states/states';
import styles from './desk.module.css';
import { ninetyDays, type RateSummary, rateSummary } from './rate-span';

/** Shows the rupee rate of ninety days: the last rate, its change, and a chart with a table. */
export function RatePanel({ now }: { now: Date }) {
  const t = useTexts('account');
  const { data: rates, error, isFetching, refetch } = useListCurrencyRatesQuery(ninetyDays(now));
  const problem = error && !isFetching && !rates ? toProblem(error) : undefined;
  const summary = rates && rateSummary(rates);
  return (
    <Panel title={t('desk.rate.title')} aside={t('desk.rate.span')}>
      {problem ? (
        <Failure title={t('desk.failed.rates')} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <>
          {summary && <RateHead summary={summary} />}
          <Chart
            label={t('desk.rate.chart')}
            data={rates && chartOf(rates, t)}
            note={summary && t(`desk.rate.source.${summary.source}`, { date: formatDate(summary.last.date) })}
          />
        </>
      )}
    </Panel>
  );
}

function RateHead({ summary: { last, change } }: { summary: RateSummary }) {
  const t = useTexts('account');
  const percent = formatPercent(Math.abs(change));
  const way = Math.abs(change) < 0.0005 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <p className={styles.figure}>
      <b>{formatRate({ value: last.rate, date: last.date })}</b> <span>{t('desk.rate.per')}</span>
      <small data-way={way}>{t(`desk.rate.${way}`, { percent })}</small>
    </p>
  );
}

const chartOf = (rates: readonly DayRateView[], t: Translate<'account'>): ChartData => ({
  axis: t('desk.rate.day'),
  places: rates.map(({ date }) => ({ id: date, label: formatDayShort(date), name: formatDate(date) })),
  panes: [
    {
      id: 'rate',
      title: t('desk.rate.measure'),
      kind: 'line',
      values: rates.map(({ rate }) => rate),
      format: (value) => formatRate({ value, date: '' }),
      isToday: true,
    },
  ],
});
