import type { ReviewHeadView } from '@setu/contract';

/** Comments by form field, with `price` for the prices and `general` for the full card. */
export type Comments = Record<string, string>;

/** Returns only the non-empty comments. */
export const written = (comments: Comments): Comments =>
  Object.fromEntries(Object.entries(comments).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])));

export const countOf = (comments: Comments): number => Object.keys(written(comments)).length;

type Step = ReviewHeadView['history'][number];

/**
 * Returns the history event that returned the card with its comments: the last one, or the last one up to a given time.
 */
export const returnedAt = (history: readonly Step[], at?: string): Step | null =>
  history.findLast(
    (step) => step.status === 'reviewed' && !step.is_correction && (at === undefined || step.at <= at),
  ) ?? null;

/**
 * Returns the comments on a field from earlier rounds, newest first, each with the event that returned the card. The
 * manager has resolved them since.
 */
export const fixedCommentsOf = ({ past_comments: past, history }: ReviewHeadView, field: string) =>
  past.flatMap((comment) => (comment.field === field ? [{ ...comment, step: returnedAt(history, comment.at) }] : []));
export type FixedComment = ReturnType<typeof fixedCommentsOf>[number];

/** Adds a ready phrase at the end of the text. */
export const withPhrase = (text: string, phrase: string): string =>
  text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`;

/** Sorts the events, newest first. */
export const newestFirst = <Event extends { at: string }>(history: readonly Event[]): Event[] =>
  history.toSorted((a, b) => b.at.localeCompare(a.at));
