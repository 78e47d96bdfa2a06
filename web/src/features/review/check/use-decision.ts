import type { ReviewHeadView } from '@setu/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { pathOfRoute } from '../../../session/screens';
import { showFailure } from '../../../ui/modal/failure-modal';
import { useDecideReviewMutation } from '../api';
import { written } from '../model/comments';
import type { EditedCard } from '../model/edited-card';
import { toReviews } from '../model/review-place';
import type { CommentsState } from './use-comments';

type Verdict = 'reviewed' | 'approved';

interface DecisionOptions {
  review: ReviewHeadView;
  comments: CommentsState;
  /** The card with the reviewer's changes, null without changes. */
  edited: EditedCard | null;
  /** Called after sending, so that the stored data can be deleted. */
  onSent: () => void;
  /** Called when another user was faster, to load the current review. */
  onStale: () => void;
}

interface Decision extends Action<Verdict> {
  /** True if another user was faster. The page names them and keeps the typed text. */
  isStale: boolean;
}

/** Sends the card back with its comments, or approves the card. Then opens the page that the server names. */
export function useDecision({ review, comments, edited, onSent, onStale }: DecisionOptions): Decision {
  const t = useTexts('review');
  const [send] = useDecideReviewMutation();
  const navigate = useNavigate();
  const [isStale, setStale] = useState(false);
  const action = useAction({
    send: (verdict: Verdict, idempotencyKey) =>
      send({
        id: review.id,
        idempotencyKey,
        input: {
          action: verdict,
          comments: verdict === 'reviewed' ? written(comments.all) : {},
          version: review.version,
          ...(edited && { product_sku: edited }),
        },
      }),
    failed: t('decision.failed'),
    onProblem: async (problem) => {
      if (problem.kind === 'conflict') {
        setStale(true);
        onStale();
        return true;
      }
      if (!problem.fields) return false;
      await showFailure({
        title: t('decision.failed'),
        text: Object.values(problem.fields).join(' '),
        requestId: problem.requestId,
      });
      return true;
    },
    done: (_answer, verdict) => ({ title: t(`decision.done.${verdict}`) }),
    onDone: async ({ route }) => {
      comments.drop();
      onSent();
      await navigate(pathOfRoute(route) ?? toReviews(), { state: { saved: true } });
    },
  });
  return { ...action, isStale };
}
