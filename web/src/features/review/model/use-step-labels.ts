import type { ReviewHeadView } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';

type Who = Pick<ReviewHeadView['history'][number], 'by' | 'acting'>;

/** The actor of an event of a review. */
export interface StepLabels {
  isReaders: (step: Who) => boolean;
  /** The actor as a short text, undefined if unknown. */
  nameOf: (step: Who) => string | undefined;
}

/** Returns functions for the actor of an event: their name, and whether it was the reader. */
export function useStepLabels(): StepLabels {
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
