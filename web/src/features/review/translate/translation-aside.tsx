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
  /** Where a ready phrase goes. */
  noted: string;
  /** What is translated: of the card's other fields none stands on the page. */
  texts: readonly { field: string }[];
}

/** Beside the texts: what people say about them, memory and terms, what is said of the whole card, all comments, and what happened. */
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
