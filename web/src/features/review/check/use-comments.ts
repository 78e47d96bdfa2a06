import { constants, cutTo, type ReviewHeadView } from '@setu/contract';
import { useState } from 'react';
import { deviceDrafts } from '../../../lib/stored-draft';
import { type Comments, countOf, written } from '../model/comments';

const nameOf = (id: string): string => `review-${id}`;

const isComments = (stored: unknown): stored is Comments =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((text) => typeof text === 'string');

export interface CommentsState {
  all: Comments;
  count: number;
  set: (field: string, text: string) => void;
  /** Moves a comment to another field. */
  move: (from: string, to: string) => void;
  /** Deletes the sent comments from this device. */
  drop: () => void;
}

/**
 * Holds the comments during typing and stores them on this device until they are sent. Unsent comments are restored.
 */
export function useComments(review: ReviewHeadView): CommentsState {
  const [all, setAll] = useState<Comments>(() => {
    const stored = review.moves.includes('review') ? deviceDrafts.read(nameOf(review.id)) : null;
    return isComments(stored) ? stored : review.comments;
  });
  const change = (changed: Comments) => {
    const next = { ...all, ...changed };
    setAll(next);
    deviceDrafts.keep(nameOf(review.id), written(next));
  };
  return {
    all,
    count: countOf(all),
    set: (field, text) => change({ [field]: cutTo(text, constants.generalCommentMax) }),
    move: (from, to) => change({ [from]: '', [to]: all[from] ?? '' }),
    drop: () => deviceDrafts.drop(nameOf(review.id)),
  };
}
