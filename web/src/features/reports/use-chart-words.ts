import { useTexts } from '../../i18n/use-texts';
import type { ChartWords } from './report-chart';
import { useReportWords } from './use-report-words';

/** Returns the labels of a report's chart. */
export function useChartWords(): ChartWords {
  const t = useTexts('reports');
  const { lineOf } = useReportWords();
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
