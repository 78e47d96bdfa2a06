import type { ReviewHeadView } from '@setu/contract';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { DecisionPanel } from '../check/decision-panel';
import type { CommentsState } from '../check/use-comments';
import { CommentsPanel } from '../comments-panel';
import { DiscussionsPanel } from '../discussions/discussions-panel';
import type { Discussions } from '../discussions/use-discussions';
import { HistoryPanel } from '../history-panel';
import { focusText } from './caret';
import { MemoryPanel } from './memory-panel';
import { TranslationKeys } from './translation-keys';

const phraseIds = ['meaning', 'short', 'units', 'differs'] as const;

interface TranslationAsideProps extends ComponentProps<typeof MemoryPanel> {
  review: ReviewHeadView;
  comments: CommentsState;
  discussions: Discussions;
  /** The field whose comment gets a ready phrase. */
  noted: string;
  /** The translated texts. The card's other fields are not on the page. */
  texts: readonly { field: string }[];
  /** Starts the review from the first step. Undefined for users who may not do so. */
  onRestart: (() => void) | undefined;
}

/**
 * Shows, next to the texts, the memory and terms (which a phone shows at the chosen text), the general comment, all comments, the discussions, and the history.
 */
export function TranslationAside({
  review,
  comments,
  discussions,
  noted,
  texts,
  onRestart,
  ...memory
}: TranslationAsideProps) {
  const isPhone = useIsPhone();
  const t = useTexts('discussion');
  const phrases = phraseIds.map((id) => ({ label: t(`phrases.${id}.label`), text: t(`phrases.${id}.text`) }));
  const toField = (field: string) => (texts.some((text) => text.field === field) ? () => focusText(field) : undefined);
  return (
    <Stack gap={4}>
      {!isPhone && <MemoryPanel {...memory} />}
      {review.moves.includes('review') && (
        <DecisionPanel phrases={phrases} comments={comments} field={noted} onRestart={onRestart} />
      )}
      <CommentsPanel comments={comments.all} past={review.past_comments} toField={toField} />
      <DiscussionsPanel
        {...{ discussions, active: memory.field?.field ?? null, toField }}
        entries={review.moves.includes('review') ? 'comment' : 'text'}
      />
      <HistoryPanel history={review.history} />
      <TranslationKeys />
    </Stack>
  );
}

export { MemoryPanel };
