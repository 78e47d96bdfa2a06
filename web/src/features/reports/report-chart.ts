import type { ReportView } from '@setu/contract';
import { formatDate, formatDayShort, formatMonth, formatNumber, formatPercent } from '../../i18n/formats';
import type { ChartData } from '../../ui/chart/chart-data';
import { lastBar, type Step } from './last-bar';

type ReportPoints = Pick<ReportView, 'points' | 'from' | 'to' | 'step'>;

/** The labels of a chart, by the step of its bars. */
export interface ChartLabels {
  axis: string;
  /** The label of a measure per bar, such as "Searches a week". */
  barsOf: (line: string, step: Step) => string;
  lineOf: (line: string) => string;
  stepOf: (step: Step) => string;
  lastFull: string;
  running: string;
  cut: string;
  days: (count: number) => string;
  /** Today's date, YYYY-MM-DD. */
  today: string;
}

const isShare = (line: string): boolean => line.endsWith('_share');

/** Leaves out the days before the first figure, which would only make the bars narrow. Without any figure all stay. */
function fromFirstFigure(points: ReportPoints['points']): ReportPoints['points'] {
  const first = points.findIndex(({ values }) => values.some((value) => value !== 0));
  return first > 0 ? points.slice(first) : points;
}

/** Returns the first day that the chart shows, or null if it shows the full period. */
export function firstDayShown(points: ReportPoints['points']): string | null {
  const [first] = fromFirstFigure(points);
  return first && first !== points[0] ? first.label : null;
}

/**
 * Returns a report's chart over time with a pane for each line. Counts are bars, shares are a line over the same axis.
 */
export function reportChart(report: ReportPoints, lines: readonly string[], labels: ChartLabels): ChartData {
  const { from } = report;
  const points = fromFirstFigure(report.points);
  // The chart of a report without a period has one bar per month.
  const step = report.step ?? 'month';
  const short = step === 'month' ? (day: string) => formatMonth(day.slice(0, 7)) : formatDayShort;
  // The first bar begins on the first day of the period, even in the middle of a week.
  const firstDayOf = (day: string) => (step === 'week' && from && day < from ? from : day);
  const last = lastBar(report, labels.today);
  const places = points.map(({ label }) => ({
    id: label,
    label: short(firstDayOf(label)),
    name: formatDate(firstDayOf(label)),
  }));
  return {
    axis: labels.axis,
    places: places.map((place, at) =>
      at === places.length - 1 && last.days ? { ...place, note: labels.days(last.days) } : place,
    ),
    panes: lines.map((line, at) => ({
      id: line,
      title: isShare(line) ? labels.lineOf(line) : labels.barsOf(line, step),
      kind: isShare(line) ? 'line' : 'bars',
      // The first line counts. A share of nothing is unknown, not zero.
      values: points.map(({ values }) => (isShare(line) && values[0] === 0 ? undefined : values[at])),
      format: isShare(line) ? formatPercent : formatNumber,
      ...(isShare(line)
        ? { isShare: true, tone: 'warning', isRunning: last.state !== 'full' }
        : { isToday: last.state !== 'full' }),
    })),
    legend: [
      { look: 'past', label: labels.stepOf(step) },
      { look: 'full', label: labels.lastFull },
      ...(last.state === 'full' ? [] : [{ look: 'running' as const, label: labels[last.state] }]),
      ...lines.filter(isShare).map((line) => ({ look: 'line' as const, label: labels.lineOf(line) })),
    ],
  };
}
