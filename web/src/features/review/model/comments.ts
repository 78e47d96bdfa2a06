import type { ReviewHeadView } from '@setu/contract';

/** Comments by the form's field, `price` for the prices, `general` for the whole. */
export type Comments = Record<string, string>;

/** Only what says something. */
export const written = (comments: Comments): Comments =>
  Object.fromEntries(Object.entries(comments).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])));

export const countOf = (comments: Comments): number => Object.keys(written(comments)).length;

type Step = ReviewHeadView['history'][number];

/** Comments go with the card when it is returned: the step of those that were written last, or of those of a moment. */
export const returnedAt = (history: readonly Step[], at?: string): Step | null =>
  history.findLast((step) => step.status === 'reviewed' && (at === undefined || step.at <= at)) ?? null;

/** What was written to a field in the rounds before and with which step, newest first: the manager has mended it since. */
export const mendedOf = ({ past_comments: past, history }: ReviewHeadView, field: string) =>
  past.flatMap((comment) => (comment.field === field ? [{ ...comment, step: returnedAt(history, comment.at) }] : []));
export type Mended = ReturnType<typeof mendedOf>[number];

/** Adds a ready phrase after what is written. */
export const withPhrase = (text: string, phrase: string): string =>
  text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`;

/** What happened, the newest first. */
export const newestFirst = <Event extends { at: string }>(history: readonly Event[]): Event[] =>
  history.toSorted((a, b) => b.at.localeCompare(a.at));
