import type { TrustFigureView } from '@setu/contract';
import { formatNumber, formatPercent } from '../../i18n/formats';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';
import { answerTerm } from './answer-term';

/** The texts of a figure: its name, its value, and what it is based on. */
export interface FigureTexts {
  label: string;
  value: string;
  note: string;
}

/** Returns the function that words a duration in minutes. */
export function useTermText(): (minutes: number) => string {
  const t = useTexts('trust');
  const reader = useReader();
  return (minutes) => {
    const { unit, count } = answerTerm(minutes);
    return t(`term.${unit}`, { count, shown: formatNumber(count, reader) });
  };
}

/** Returns the function that words figures. Rounded ones say that their count is a lower limit. */
export function useFigureTexts(isRounded = false): (figure: TrustFigureView) => FigureTexts {
  const t = useTexts('trust');
  const term = useTermText();
  const reader = useReader();
  return ({ kind, count, value, ninetieth, hits }) => {
    const counted = { count, shown: formatNumber(count, reader), hits: formatNumber(hits ?? 0, reader) };
    const label = t(`figures.${kind}`);
    switch (kind) {
      case 'answers': {
        const answers = { ...counted, ninetieth: term(ninetieth ?? value) };
        return { label, value: term(value), note: t(isRounded ? 'rounded.answers' : 'notes.answers', answers) };
      }
      case 'offers':
        // Rounded figures have only the lower limit of the share.
        return isRounded || hits === null || count === 0
          ? {
              label,
              value: t('values.offers', { percent: formatPercent(value / 100, reader) }),
              note: t('rounded.offers', counted),
            }
          : {
              label,
              value: t('values.offersOf', counted),
              note: t('notes.offers', { percent: formatPercent(Math.round((100 * hits) / count) / 100, reader) }),
            };
      case 'shipments':
        return {
          label,
          value: formatPercent(value / 100, reader),
          note: isRounded ? t('rounded.shipments', counted) : t('notes.shipments', counted),
        };
      case 'samples':
        return {
          label,
          value: formatPercent(value / 100, reader),
          note: isRounded ? t('rounded.samples', counted) : t('notes.samples', counted),
        };
      case 'deals':
        return {
          label,
          value:
            isRounded && value > 0
              ? t('values.upTo', { shown: formatNumber(value, reader) })
              : formatNumber(value, reader),
          note: isRounded ? t('rounded.deals', counted) : t('notes.deals', counted),
        };
    }
  };
}
