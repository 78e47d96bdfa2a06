import { formatDate, formatNumber } from '../../i18n/formats';
import { BarRows } from '../../ui/chart/bar-rows';
import { Chart } from '../../ui/chart/chart';
import type { ChartData } from '../../ui/chart/chart-data';
import { Panel } from '../../ui/panel/panel';
import { say } from '../say';
import type { Scene } from '../scene';

const searches = [3120, 3340, 3510, 3460, 3890, 4120, 4380, 4210, 4660, 4920, 5210, 3540];
const missed = [14.2, 13.8, 13.1, 13.4, 12.6, 12, 11.7, 11.9, 11.2, 10.6, 10.1, 9.8];

const dayOf = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

const short = (iso: string): string => say(`${iso.slice(8)}.${iso.slice(5, 7)}`, `${iso.slice(8)}/${iso.slice(5, 7)}`);

const weekly = (): ChartData => ({
  axis: say('Неделя с', 'Week of'),
  places: searches.map((_value, index) => {
    const day = dayOf('2026-08-31', index * 7);
    return { id: day, label: short(day), name: formatDate(day) };
  }),
  panes: [
    {
      id: 'searches',
      title: say('Поисков за неделю', 'Searches a week'),
      kind: 'bars',
      values: searches,
      format: formatNumber,
      isToday: true,
    },
    {
      id: 'missed',
      title: say('Без результата, % поисков', 'No result, % of searches'),
      kind: 'line',
      isShare: true,
      tone: 'warning',
      values: missed,
      format: formatNumber,
    },
  ],
});

const four = (value: number): string => formatNumber(Math.round(value * 1000) / 1000);

/** Returns ninety days of a slowly rising rate, the same values every time. */
const rate = (): ChartData => {
  const values = Array.from({ length: 90 }, (_, day) => 0.893 + day * 0.0003 + Math.sin(day / 5) * 0.004);
  return {
    axis: say('День', 'Day'),
    places: values.map((_value, index) => {
      const day = dayOf('2026-08-23', index);
      return { id: day, label: short(day), name: formatDate(day) };
    }),
    panes: [{ id: 'rate', title: say('₽ за 1 ₹', '₽ for ₹1'), kind: 'line', values, format: four, isToday: true }],
  };
};

const spend = () => [
  { id: 'pumps', name: say('Насосы', 'Pumps'), value: 6.31 },
  { id: 'textiles', name: say('Ткани', 'Textiles'), value: 4.08 },
  { id: 'bearings', name: say('Подшипники и приводы', 'Bearings and drives'), value: 2.96 },
  { id: 'tea', name: say('Чай и специи', 'Tea and spices'), value: 2.57 },
  { id: 'other', name: say('Прочее', 'Other'), value: 0.92 },
];

export const scenes: Scene[] = [
  {
    name: 'bars-and-line',
    render: () => (
      <Panel title={say('Поисковые запросы', 'Search queries')}>
        <Chart label={say('Поиски по неделям', 'Searches by week')} data={weekly()} />
      </Panel>
    ),
  },
  {
    name: 'line',
    render: () => (
      <div style={{ maxWidth: 460 }}>
        <Panel title={say('Курс рупии', 'Rate of the rupee')}>
          <Chart
            label={say('Курс рупии, 90 дней', 'Rate of the rupee, 90 days')}
            data={rate()}
            note={say('ЦБ РФ', 'Bank of Russia')}
          />
        </Panel>
      </div>
    ),
  },
  {
    name: 'phone',
    render: () => (
      <div style={{ maxWidth: 330 }}>
        <Chart label={say('Поиски по неделям', 'Searches by week')} data={weekly()} />
      </div>
    ),
  },
  {
    name: 'rows',
    render: () => (
      <div style={{ maxWidth: 460 }}>
        <Panel title={say('Закупки, 2026 год, млн ₽', 'Purchases in 2026, ₽ million')}>
          <BarRows label={say('Закупки по категориям', 'Purchases by category')} rows={spend()} format={formatNumber} />
        </Panel>
      </div>
    ),
  },
  { name: 'loading', render: () => <Chart label={say('Поиски', 'Searches')} data={undefined} /> },
  {
    name: 'empty',
    render: () => <Chart label={say('Поиски', 'Searches')} data={{ axis: '', places: [], panes: [] }} />,
  },
];
