import { businessDay } from '@setu/contract';
import type { RowSummary } from '../../forms/fields/repeater-row';
import { currentLanguage, formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { pictureAddress } from '../../lib/picture-address';
import { IconClock, IconLanguage } from '../../ui/icon/icons';
import { StatusChip } from '../../ui/status/status-chip';
import { type BlockValues, inLanguage, missingLanguages, type PromotedValues, periodState } from './home-values';

/** Returns what the folded rows of the home page show: title, dates, and whether visitors see them today. */
export function useRowSummary() {
  const t = useTexts('home-admin');
  const dates = ({ from, until }: { from: string; until: string }): string => {
    // Most rows have no dates, so only the others name them.
    if (from === '' && until === '') return '';
    if (from === '') return t('dates.until', { until: formatDate(until) });
    if (until === '') return t('dates.from', { from: formatDate(from) });
    return t('dates.both', { from: formatDate(from), until: formatDate(until) });
  };
  const shown = (days: { from: string; until: string }) => {
    const state = periodState(days, businessDay('moscow', new Date()));
    // Most rows are shown, so only the others have a mark.
    if (state === 'now') return null;
    return (
      <StatusChip tone="neutral" icon={IconClock}>
        {t(`state.${state}`)}
      </StatusChip>
    );
  };
  return {
    ofBlock: (block: BlockValues): RowSummary => {
      const missing = missingLanguages(block);
      const picture = block.pictures[0];
      return {
        title: inLanguage(block.title, currentLanguage()) || t('untitled'),
        note: dates(block),
        ...(picture && { picture: pictureAddress(picture.url, 160) }),
        status: (
          <>
            {missing.map((language) => (
              <StatusChip key={language} tone="warning" icon={IconLanguage}>
                {t(`missing.${language}`)}
              </StatusChip>
            ))}
            {shown(block)}
          </>
        ),
      };
    },
    ofCard: (row: PromotedValues): RowSummary => ({
      title: row.card?.label ?? t('promoted.none'),
      note: dates(row),
      status: shown(row),
    }),
  };
}
