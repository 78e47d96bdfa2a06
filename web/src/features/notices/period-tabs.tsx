import { type NoticePeriod, noticePeriods, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { LinkTabs } from '../../ui/tabs/link-tabs';

/** Switches between all, a day, a week and a month. Keeps the other filters and resets the page number. */
export function PeriodTabs({ current }: { current: NoticePeriod }) {
  const t = useTexts('notices');
  const params = new URLSearchParams(useLocation().search);
  params.delete('page');
  const query = params.size > 0 ? `?${params}` : '';
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
