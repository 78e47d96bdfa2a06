import type { ReviewHeadView } from '@setu/contract';
import { useState } from 'react';
import type { CommentsState } from '../check/use-comments';
import { type Discussions, startOf } from '../discussions/use-discussions';
import { fixedCommentsOf, returnedAt } from '../model/comments';
import { focusText } from './caret';
import type { PairNote } from './translation-pair';

interface Notes {
  noteOf: (field: string) => PairNote;
  /** The field whose comment is being edited. */
  open: string | null;
  /** Opens the comment on a field. */
  write: (field: string) => void;
}

/** Holds the comments on translated texts. One is edited at a time, and closing it leads back to its text. */
export function useNotes(review: ReviewHeadView, comments: CommentsState, discussions: Discussions): Notes {
  const [open, setOpen] = useState<string | null>(null);
  const mayComment = review.moves.includes('review');
  const write = (field: string) => mayComment && setOpen(field);
  const discussOf = (field: string) => {
    const start = startOf(discussions, field);
    return (
      start &&
      (() => {
        setOpen(null);
        start();
      })
    );
  };
  return {
    open,
    write,
    noteOf: (field) => ({
      text: comments.all[field] ?? '',
      returnEvent: returnedAt(review.history),
      fixed: fixedCommentsOf(review, field),
      mayComment,
      isOpen: open === field,
      onOpen: () => write(field),
      onClose: () => {
        setOpen(null);
        focusText(field);
      },
      onText: (text) => comments.set(field, text),
      onDiscuss: discussOf(field),
    }),
  };
}
