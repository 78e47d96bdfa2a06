import type { ReportName, ReportView } from '@setu/contract';
import { formatDate, formatDateTime, formatDayShort, formatTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { ReportCard } from '../../kit/report-page/report-cards';

/**
 * Returns the period of a report's file, or the time its data was counted. Returns nothing until the report's time is
 * known.
 */
export function useReportWhen(all: ReportView['all']): (name: ReportName) => ReportCard['when'] {
  const t = useTexts('reports');
  const instantText = (iso: string): string =>
    formatDate(iso) === formatDate(new Date().toISOString())
      ? t('when.today', { time: formatTime(new Date(iso)) })
      : formatDateTime(iso);
  return (name) => {
    const known = all.find((one) => one.name === name);
    if (!known) return undefined;
    if (known.from && known.to)
      return { kind: 'days', text: `${formatDayShort(known.from)} – ${formatDate(known.to)}` };
    return { kind: 'moment', text: known.counted_at ? instantText(known.counted_at) : t('when.now') };
  };
}
