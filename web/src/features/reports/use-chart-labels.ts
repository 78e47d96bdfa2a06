import { useTexts } from '../../i18n/use-texts';
import type { ChartLabels } from './report-chart';
import { useReportLabels } from './use-report-labels';

/** Returns the labels of a report's chart. */
export function useChartLabels(): ChartLabels {
  const t = useTexts('reports');
  const { lineOf } = useReportLabels();
  return {
    axis: t('axis'),
    lineOf,
    barsOf: (line, step) => t(`bars.${step}`, { line: lineOf(line) }),
    stepOf: (step) => t(`legend.${step}`),
    lastFull: t('legend.lastFull'),
    running: t('legend.running'),
    cut: t('legend.cut'),
    days: (count) => t('days', { count }),
    today: new Date().toISOString().slice(0, 10),
  };
}
