import type { MonthSpendView } from '@setu/contract';
import { formatMoneyAsIs, formatMonth, formatMonthShort, formatMonthSince } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { addUp } from '../../../lib/money';
import { TextLink } from '../../../ui/button/text-link';
import { Chart } from '../../../ui/chart/chart';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';
import type { DeskReader } from './desk-reader';
import { inOneCurrency } from './desk-sum';
import { spendMonths } from './spend-months';

interface SpendPanelProps {
  spend: readonly MonthSpendView[];
  reader: DeskReader;
  now: Date;
}

/** Shows the amounts that the company has contracted, by month. */
export function SpendPanel({ spend, reader, now }: SpendPanelProps) {
  const t = useTexts('account');
  const months = spendMonths(spend, now);
  const [first] = months;
  const list = reader.toList('rfc', ['contracted', 'partially_paid', 'completed']);
  const sums = inOneCurrency(months);
  const currency = sums[0]?.currency ?? 'INR';
  const written = (value: number): string => formatMoneyAsIs({ value, currency });
  return (
    <Panel title={t('desk.spend.title')} aside={list && <TextLink to={list}>{t('desk.spend.link')}</TextLink>}>
      {!first && <Text tone="secondary">{t('desk.spend.empty')}</Text>}
      {first && (
        <>
          <p className={styles.figure}>
            <b>{formatMoneyAsIs(addUp(sums, currency))}</b>
            <small>
              {t('desk.spend.total', {
                month: formatMonthSince(first.month),
                count: months.reduce((all, { count }) => all + count, 0),
              })}
            </small>
          </p>
          <Chart
            label={t('desk.spend.chart')}
            data={{
              axis: t('desk.spend.month'),
              places: months.map(({ month }) => ({
                id: month,
                label: formatMonthShort(month),
                name: formatMonth(month),
              })),
              panes: [
                {
                  id: 'spend',
                  title: t('desk.spend.measure'),
                  kind: 'bars',
                  values: sums.map(({ value }) => value),
                  format: written,
                  isToday: true,
                },
              ],
              legend: [
                { look: 'full', label: t('desk.spend.lastFull') },
                { look: 'running', label: t('desk.spend.running') },
              ],
            }}
            note={currency === 'RUB' ? t('desk.spend.note') : undefined}
          />
        </>
      )}
    </Panel>
  );
}
