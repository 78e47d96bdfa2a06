import { type Report, type ReportName, type ReportView, reports } from '@setu/contract';
import { formatChange, formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { Figure } from '../../ui/figures/figures';
import { cellText } from './report-cell';
import { changeOf, spanOf } from './report-comparison';
import { partOfSearches } from './report-looks';
import { useReportLabels } from './use-report-labels';

/**
 * Returns a report's figures: its totals, each with its share of all searches or its change since the preceding period
 * of equal length.
 */
export function useReportFigures(name: ReportName, view: ReportView | undefined): Figure[] {
  const labels = useReportLabels();
  const t = useTexts('reports');
  const report: Report = reports[name];

  function noteOf(id: string, reportView: ReportView): Pick<Figure, 'note' | 'tone'> {
    const part = partOfSearches(report, id, reportView.sums);
    if (part !== undefined) {
      const before = reportView.sums_before && partOfSearches(report, id, reportView.sums_before);
      if (typeof before !== 'number') return { note: t('ofSearches', { part: formatPercent(part) }) };
      return { note: t('ofSearchesWas', { part: formatPercent(part), before: formatPercent(before) }) };
    }
    const change = changeOf(report, id, reportView);
    const span = spanOf(reportView);
    if (change === undefined || !span) return {};
    const params = { change: formatChange(change), count: span.count };
    const note = span.unit === 'weeks' ? t('toWeeks', params) : t('toDays', params);
    return change > 0 ? { note, tone: 'success' } : { note };
  }

  return report.figures.map((id) => {
    const at = report.columns.findIndex((column) => column.name === id);
    const text = cellText(report.columns[at]?.kind ?? 'text', view?.sums[at], labels.cell);
    return { id, label: labels.columnOf(id), value: view && (text ?? '0'), ...(view && noteOf(id, view)) };
  });
}
