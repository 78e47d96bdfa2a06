import type { ReviewHeadView } from '@setu/contract';

/** Comments by the form's field, `price` for the prices, `general` for the whole. */
export type Comments = Record<string, string>;

/** Only what says something. */
export const written = (comments: Comments): Comments =>
  Object.fromEntries(Object.entries(comments).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])));

export const countOf = (comments: Comments): number => Object.keys(written(comments)).length;

/** What was written to a field in the rounds before, newest first: the manager has mended it since. */
export const mendedOf = (review: ReviewHeadView, field: string) =>
  review.past_comments.filter((comment) => comment.field === field);

/** Adds a ready phrase after what is written. */
export const withPhrase = (text: string, phrase: string): string =>
  text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`;

/** What happened, the newest first. */
export const newestFirst = <Event extends { at: string }>(history: readonly Event[]): Event[] =>
  history.toSorted((a, b) => b.at.localeCompare(a.at));
