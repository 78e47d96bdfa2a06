import type { ReviewHeadView } from '@setu/contract';
import type { ComponentProps } from 'react';
import { Stack } from '../../../ui/layout/layout';
import { DecisionPanel } from '../check/decision-panel';
import type { CommentsState } from '../check/use-comments';
import { CommentsPanel } from '../comments-panel';
import { DiscussionsPanel } from '../discussions/discussions-panel';
import type { Discussions } from '../discussions/use-discussions';
import { HistoryPanel } from '../history-panel';
import { focusText } from './caret';
import { MemoryPanel } from './memory-panel';
import { TranslationKeys } from './translation-keys';

interface TranslationAsideProps extends ComponentProps<typeof MemoryPanel> {
  review: ReviewHeadView;
  comments: CommentsState;
  discussions: Discussions;
  /** The field whose comment gets a ready phrase. */
  noted: string;
  /** The translated texts. The card's other fields are not on the page. */
  texts: readonly { field: string }[];
}

/**
 * Shows, next to the texts, their discussions, the memory and terms, the general comment, all comments, and the
 * history.
 */
export function TranslationAside({ review, comments, discussions, noted, texts, ...memory }: TranslationAsideProps) {
  const toField = (field: string) => (texts.some((text) => text.field === field) ? () => focusText(field) : undefined);
  return (
    <Stack gap={4}>
      <DiscussionsPanel {...{ discussions, active: memory.field?.field ?? null, toField }} hasEntries />
      <MemoryPanel {...memory} />
      {review.moves.includes('review') && <DecisionPanel comments={comments} field={noted} />}
      <CommentsPanel comments={comments.all} past={review.past_comments} toField={toField} />
      <HistoryPanel history={review.history} />
      <TranslationKeys />
    </Stack>
  );
}
