import { fillPath, routes, type TranslationView } from '@setu/contract';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { pathOfRoute } from '../../../session/screens';
import { showFailure } from '../../../ui/modal/failure-modal';
import { usePublishReviewTranslationMutation } from '../api';
import { toReviews } from '../model/review-place';
import type { RussianValues } from '../model/translated-card';

/** Publishes the card in both languages and returns to the list, with a link to the product. */
export function usePublish({ review, card }: TranslationView, onRefused: () => void): Action<RussianValues> {
  const t = useTexts('review');
  const [send] = usePublishReviewTranslationMutation();
  const navigate = useNavigate();
  const to = fillPath(routes.findCard.path, { type: card.type, id: card.sku_id });
  return useAction({
    send: (values: RussianValues, idempotencyKey) =>
      send({
        id: review.id,
        idempotencyKey,
        input: { product_sku_ru: { ...values, name: values.name ?? '' }, version: review.version },
      }),
    failed: t('translate.publishFailed'),
    onProblem: async ({ fields, requestId }) => {
      if (!fields) return false;
      await showFailure({ title: t('translate.publishFailed'), text: Object.values(fields).join(' '), requestId });
      onRefused();
      return true;
    },
    done: (_answer, values) => ({
      title: t('translate.published'),
      text: values.name,
      link: { label: t('menu.card'), to, isDocument: true },
    }),
    onDone: ({ route }) => navigate(pathOfRoute(route) ?? toReviews(), { state: { saved: true } }),
  });
}
