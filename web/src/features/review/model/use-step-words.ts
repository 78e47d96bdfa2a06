import type { ReviewHeadView } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';

/** Who took a step of a review, in a few words; undefined where that is not known. */
export function useStepWords(): (step: Pick<ReviewHeadView['history'][number], 'by' | 'acting'>) => string | undefined {
  const t = useTexts('review');
  const user = useUser();
  return ({ by, acting }) => {
    if (!by) return undefined;
    if (acting) return t('history.acting', { person: shortName(acting), for: shortName(by) });
    return by.id === user?.id ? t('comment.you') : shortName(by);
  };
}
