import type { ImportRunView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import type { useTexts } from '../../../i18n/use-texts';
import type { Figure } from '../../../ui/figures/figures';

type Texts = ReturnType<typeof useTexts<'card-upload'>>;

const picturesNote = ({ pictures_named: named, pictures_found: found }: ImportRunView, t: Texts): string => {
  const lost = named - found;
  if (named === 0) return t('check.picturesNone');
  return lost === 0 ? t('check.picturesAll') : t('check.picturesNote', { count: lost, shown: formatNumber(lost) });
};

/** Returns the figures of a file: good, faulty and unchanged rows, and pictures. */
export const runFigures = (run: ImportRunView, t: Texts): Figure[] => {
  const { fresh, updates, faulty, unchanged, pictures_named: named, pictures_found: found } = run;
  return [
    {
      id: 'good',
      label: t('check.good'),
      value: formatNumber(fresh + updates),
      note: t('check.goodNote', { fresh: formatNumber(fresh), updates: formatNumber(updates) }),
    },
    {
      id: 'faulty',
      label: t('check.faulty'),
      value: formatNumber(faulty),
      ...(faulty > 0 && { note: t('check.faultyNote'), tone: 'danger' as const }),
    },
    {
      id: 'unchanged',
      label: t('check.unchanged'),
      value: formatNumber(unchanged),
      note: t('check.unchangedNote'),
    },
    {
      id: 'pictures',
      label: t('check.pictures'),
      value: named === 0 ? '0' : t('check.ofTotal', { found: formatNumber(found), named: formatNumber(named) }),
      note: picturesNote(run, t),
      ...(found < named && { tone: 'warning' as const }),
    },
  ];
};
