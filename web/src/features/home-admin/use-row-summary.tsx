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
  const today = businessDay('moscow', new Date());
  // `isNext` marks a row that is due but waits behind another one.
  const dates = (days: { from: string; until: string }, isNext = false): string => {
    const { from, until } = days;
    const isNow = periodState(days, today) === 'now';
    if (isNow && isNext) return t('dates.next');
    if (isNow) return until === '' ? t('dates.now') : t('dates.nowUntil', { until: formatDate(until) });
    if (from === '') return t('dates.until', { until: formatDate(until) });
    if (until === '') return t('dates.from', { from: formatDate(from) });
    return t('dates.both', { from: formatDate(from), until: formatDate(until) });
  };
  const shown = (days: { from: string; until: string }) => {
    const state = periodState(days, today);
    // Most rows are shown, so only the others have a mark.
    if (state === 'now') return null;
    return (
      <StatusChip tone="neutral" icon={IconClock}>
        {t(`state.${state}`)}
      </StatusChip>
    );
  };
  return {
    ofBlock: (block: BlockValues, isNext?: boolean): RowSummary => {
      const missing = missingLanguages(block);
      const picture = block.pictures[0];
      return {
        title: inLanguage(block.title, currentLanguage()) || t('untitled'),
        note: dates(block, isNext),
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
    ofCard: (row: PromotedValues): RowSummary => {
      const known = row.known?.sku === row.card?.value ? row.known : undefined;
      return {
        title: row.card?.label ?? t('promoted.none'),
        note: row.card && known?.is_public !== false ? dates(row) : t('dates.hidden'),
        ...(known?.picture && { picture: pictureAddress(known.picture.url, 160) }),
        status: shown(row),
      };
    },
  };
}
