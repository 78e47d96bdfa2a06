import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { type Action, useAction } from '../../kit/action/use-action';
import { pathOfRoute } from '../../session/screens';
import { useRestartReviewMutation } from './api';
import { toReviews } from './model/review-place';

/** A review and the name of its card, for the confirmations. */
export interface NamedReview {
  id: string;
  name: string;
}

/**
 * Moves a review back from its translation to the check of the English, after a confirmation. The translation is kept.
 */
export function useRestart(): Action<NamedReview> {
  const t = useTexts('review');
  const [send] = useRestartReviewMutation();
  const navigate = useNavigate();
  return useAction({
    confirm: ({ name }) => ({
      title: t('restart.question', { name }),
      text: t('restart.text'),
      action: t('restart.action'),
    }),
    send: ({ id }) => send(id),
    failed: t('restart.failed'),
    done: () => ({ title: t('restart.done') }),
    onDone: ({ route }) => navigate(pathOfRoute(route) ?? toReviews(), { state: { saved: true } }),
  });
}
