import type { AskedRequestView, CardView } from '@setu/contract';
import { useNavigate } from 'react-router';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { openModal } from '../../ui/modal/modal-store';
import { useLazyGetOpenRequestQuery } from './api';

/** The card that a question is about. */
export interface QuestionCard extends Pick<CardView, 'sku_id' | 'name'> {
  unit?: CardView['unit'];
  minimum_quantum?: number | null;
}

interface Question {
  card: QuestionCard;
  count: number;
}

// The form has a file field, so it loads on the first click.
const loadModal = withTexts(['product', 'fields'], () => import('./question-modal'));

/**
 * Asks for a question about a card and opens the conversation that the question was added to. A company that may not
 * trade sees the required first step.
 */
export function useQuestion() {
  const t = useTexts();
  const navigate = useNavigate();
  const [find] = useLazyGetOpenRequestQuery();
  const openQuestion = async ({ request }: AskedRequestView, { card, count }: Question): Promise<void> => {
    const { QuestionModal } = await loadModal();
    const path = await openModal(QuestionModal, { card, count, request });
    if (typeof path === 'string') await navigate(path);
  };
  return useAction({
    send: ({ card }: Question) => find(card.sku_id),
    failed: t('product.questionFailed'),
    onProblem: async ({ code }) => {
      if (code !== 'commerce_not_allowed') return false;
      await explainRegistration();
      return true;
    },
    onDone: (found, question) => void openQuestion(found, question),
  });
}
