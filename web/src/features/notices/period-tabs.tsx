import { type NoticePeriod, noticePeriods, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { LinkTabs } from '../../ui/tabs/link-tabs';

/** All, a day, a week, a month; the other filters stay as they are, the page does not. */
export function PeriodTabs({ current }: { current: NoticePeriod }) {
  const t = useTexts('notices');
  const kept = new URLSearchParams(useLocation().search);
  kept.delete('page');
  const query = kept.size > 0 ? `?${kept}` : '';
  return (
    <LinkTabs
      label={t('periods.label')}
      tabs={noticePeriods.map((period) => ({
        id: period,
        label: t(`periods.${period}`),
        to: `${screenPath('notice_list_page', { filter: period })}${query}`,
        isCurrent: period === current,
      }))}
    />
  );
}
