import type { ReviewHeadView } from '@setu/contract';
import type { ComponentProps } from 'react';
import { Stack } from '../../../ui/layout/layout';
import { DecisionPanel } from '../check/decision-panel';
import type { CommentsState } from '../check/use-comments';
import { CommentsPanel } from '../comments-panel';
import { HistoryPanel } from '../history-panel';
import { focusText } from './caret';
import { MemoryPanel } from './memory-panel';
import { TranslationKeys } from './translation-keys';

interface TranslationAsideProps extends ComponentProps<typeof MemoryPanel> {
  review: ReviewHeadView;
  comments: CommentsState;
  /** Where a ready phrase goes. */
  noted: string;
  /** What is translated: of the card's other fields none stands on the page. */
  texts: readonly { field: string }[];
}

/** Beside the texts: memory and terms, what is said of the whole card, all comments, and what happened. */
export function TranslationAside({ review, comments, noted, texts, ...memory }: TranslationAsideProps) {
  return (
    <Stack gap={4}>
      <MemoryPanel {...memory} />
      {review.moves.includes('review') && <DecisionPanel comments={comments} field={noted} />}
      <CommentsPanel
        comments={comments.all}
        past={review.past_comments}
        toField={(field) => (texts.some((text) => text.field === field) ? () => focusText(field) : undefined)}
      />
      <HistoryPanel history={review.history} />
      <TranslationKeys />
    </Stack>
  );
}
