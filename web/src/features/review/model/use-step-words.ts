import type { ReviewHeadView } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';

type Who = Pick<ReviewHeadView['history'][number], 'by' | 'acting'>;

/** Who took a step of a review. */
export interface StepWords {
  isReaders: (step: Who) => boolean;
  /** In a few words; undefined where that is not known. */
  nameOf: (step: Who) => string | undefined;
}

/** Words for who took a step of a review, whether it was the reader. */
export function useStepWords(): StepWords {
  const t = useTexts('review');
  const user = useUser();
  const isReaders = ({ by, acting }: Who) => by !== null && acting === null && by.id === user?.id;
  return {
    isReaders,
    nameOf: (step) => {
      const { by, acting } = step;
      if (!by) return undefined;
      if (acting) return t('history.acting', { person: shortName(acting), for: shortName(by) });
      return isReaders(step) ? t('comment.you') : shortName(by);
    },
  };
}
