import type { ReviewView } from '@setu/contract';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveBar } from '../../../forms/save-bar';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowRight, IconCornerUpLeft } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { CommentsPanel } from '../comments-panel';
import { DiscussionsBeside } from '../discussions/later';
import { useDiscussions } from '../discussions/use-discussions';
import { HistoryPanel } from '../history-panel';
import { toQueued } from '../model/review-place';
import styles from '../review.module.css';
import { ReviewTop } from '../review-head';
import { DecisionPanel } from './decision-panel';
import { EditedBanner } from './edited-banner';
import { focusField } from './field-row';
import { FieldsPanel, type Shown } from './fields-panel';
import { KeysPanel } from './keys-panel';
import { ReviewBanner } from './review-banner';
import { ReviewWarnings } from './review-warnings';
import { StaleBanner } from './stale-banner';
import type { CommentsState } from './use-comments';
import type { useDecision } from './use-decision';
import type { Edit } from './use-edit';
import { useReviewKeys } from './use-review-keys';

interface CheckStepProps {
  view: ReviewView;
  comments: CommentsState;
  decision: ReturnType<typeof useDecision>;
  edit: Edit;
  /** Opens the card as buyers will see it, or its form. */
  onStep: (step: 'card' | 'edit') => void;
}

const phraseIds = ['port', 'claims', 'picture', 'code', 'numbers'] as const;

/** The HS chapters whose goods may come with health claims: food, tea and herbs, medicines, cosmetics. */
const healthChapters = /^(0[1-9]|1\d|2[0-4]|30|33|34)/;

/** Returns the phrases that can be about a card. */
const phrasesFor = ({ hs_code: code }: ReviewView['card']) =>
  phraseIds.filter((id) => id !== 'claims' || healthChapters.test(code));

const stepOf = { created: 0, corrected: 0, reviewed: 0, approved: 2, completed: 4, withdrawn: 4 } as const;

/** Shows the card's fields with their differences and comments, and the decision. */
export function CheckStep({ view, comments, decision, edit, onStep }: CheckStepProps) {
  const { review, card } = view;
  const mayReview = review.moves.includes('review');
  // A card without pictures cannot be approved.
  const hasPictures = (edit.edited?.pictures ?? card.pictures).length > 0;
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<string | null>(null);
  const discussions = useDiscussions(review.id);
  const t = useTexts('review');
  const phrases = phrasesFor(card).map((id) => ({ label: t(`phrases.${id}.label`), text: t(`phrases.${id}.text`) }));
  const navigate = useNavigate();
  const goTo = (place: typeof review.queue.next) => place && void navigate(toQueued(place));
  const toField = (field: string) =>
    field === 'general'
      ? undefined
      : () => {
          setShown('all');
          setTimeout(() => focusField(field));
        };
  const send = () => {
    if (comments.count > 0) void decision.run('reviewed');
    else if (review.moves.includes('approve') && hasPictures) onStep('card');
  };
  const [areOn, switchKeys] = useReviewKeys({
    onField: shiftFocus,
    onComment: () => {
      const field = focusedField();
      if (field && mayReview) setOpen(field);
    },
    onNext: () => goTo(review.queue.next),
    onPrevious: () => goTo(review.queue.previous),
    onSend: () => mayReview && send(),
  });
  return (
    <Stack gap={4}>
      <ReviewTop review={review} card={card} unit={view.named?.card.unit} step={stepOf[review.status]} />
      {decision.isStale && <StaleBanner review={review} />}
      <ReviewBanner review={review} name={card.name} />
      {mayReview && <ReviewWarnings view={view} toField={toField} />}
      <EditedBanner fields={edit.fields} onEdit={() => onStep('edit')} onDrop={edit.drop} />
      <Columns>
        <FieldsPanel
          view={view}
          comments={comments}
          mayComment={mayReview}
          {...{ shown, open, discussions }}
          onShown={setShown}
          onOpen={setOpen}
          onEdit={mayReview ? () => onStep('edit') : undefined}
        />
        <Stack gap={4}>
          {mayReview && <DecisionPanel phrases={phrases} comments={comments} field={open ?? 'general'} />}
          <CommentsPanel comments={comments.all} past={review.past_comments} toField={toField} />
          <Suspense fallback={null}>
            <DiscussionsBeside {...{ discussions, toField }} hasComments={mayReview} />
          </Suspense>
          <HistoryPanel history={review.history} />
          {mayReview && (
            <div className={styles.keysPlace}>
              <KeysPanel areOn={areOn} onSwitch={switchKeys} />
            </div>
          )}
        </Stack>
      </Columns>
      {mayReview && <DecisionBar {...{ review, comments, decision, hasPictures, onStep }} />}
    </Stack>
  );
}

/**
 * Offers to return or approve the card. The available action has a filled button, and the other button explains why it
 * is not available.
 */
function DecisionBar({
  review,
  comments: { count },
  decision,
  hasPictures,
  onStep,
}: Pick<CheckStepProps, 'comments' | 'decision' | 'onStep'> & Pick<ReviewView, 'review'> & { hasPictures: boolean }) {
  const t = useTexts('review');
  const mayApprove = review.moves.includes('approve');
  const isReady = count === 0 && hasPictures;
  const why = count > 0 ? 'kept' : mayApprove && !hasPictures ? 'noPictures' : 'clean';
  return (
    <SaveBar isCompact state={<span id="review-why">{t(`decision.${why}`, { count })}</span>}>
      <Button
        tone={count > 0 ? 'main' : 'line'}
        icon={IconCornerUpLeft}
        isDisabled={count === 0}
        isBusy={decision.isBusy}
        describedBy="review-why"
        onClick={() => void decision.run('reviewed')}
      >
        {count > 0 ? t('decision.return', { count }) : t('decision.returnNone')}
      </Button>
      {mayApprove && (
        <Button
          tone={isReady ? 'main' : 'line'}
          iconEnd={IconArrowRight}
          isDisabled={!isReady}
          describedBy="review-why"
          onClick={() => onStep('card')}
        >
          {t('decision.approve')}
        </Button>
      )}
    </SaveBar>
  );
}

/** The rows of the open sections. */
const rows = () => [...document.querySelectorAll<HTMLElement>('details[open] > [data-field]')];
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-field]') ?? null;
const focusedField = (): string | null => focusedRow()?.dataset.field ?? null;

/** Moves the focus to the next or previous row, or to the first one if no row has it. */
function shiftFocus(step: 1 | -1): void {
  const all = rows();
  const row = focusedRow();
  const at = row ? all.indexOf(row) + step : 0;
  const field = all[Math.min(Math.max(at, 0), all.length - 1)]?.dataset.field;
  if (field) focusField(field);
}
