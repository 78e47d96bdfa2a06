import type { ReportView } from '@setu/contract';
import { formatDate, formatDayShort, formatMonth, formatNumber, formatPercent } from '../../i18n/formats';
import type { ChartData } from '../../ui/chart/chart-data';

const dayMs = 86_400_000;

/** Bars stand for a day, a week or a month: by how far the first two are apart. */
function labelOf(points: ReportView['points']): (day: string) => string {
  const [first, second] = points;
  const days = first && second ? (Date.parse(second.label) - Date.parse(first.label)) / dayMs : 1;
  return days > 7 ? (day) => formatMonth(day.slice(0, 7)) : formatDayShort;
}

const isShare = (line: string): boolean => line.endsWith('_share');

/** Whether the last bar's span still runs: a report without days goes up to now, one with days up to the last of them. */
const isRunning = ({ to }: Pick<ReportView, 'to'>, today: string): boolean => to === null || to >= today;

/** A report's chart by time: a pane for each of its lines, counts as bars and shares as a line over the same axis. */
export function reportChart(
  { points, to }: Pick<ReportView, 'points' | 'to'>,
  lines: readonly string[],
  words: { axis: string; lineOf: (line: string) => string; today: string },
): ChartData {
  const short = labelOf(points);
  return {
    axis: words.axis,
    places: points.map(({ label }) => ({ id: label, label: short(label), name: formatDate(label) })),
    panes: lines.map((line, at) => ({
      id: line,
      title: words.lineOf(line),
      kind: isShare(line) ? 'line' : 'bars',
      values: points.map(({ values }) => values[at]),
      format: isShare(line) ? formatPercent : formatNumber,
      ...(isShare(line) ? { tone: 'warning' } : { isToday: isRunning({ to }, words.today) }),
    })),
  };
}
