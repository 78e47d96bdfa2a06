import { invalid } from '@setu/kit/core';
import type { AttachedFile, Kind } from '../../requests/domain/request.js';

/** Limits of what a request asks for (specification, sections 5 and 9). */
export const limits = {
  countMin: 1,
  countMax: 1_000_000_000,
  commentMax: 5000,
  files: 20,
  /** A draft keeps what is typed, up to here. */
  typedMax: 100_000,
} as const;

/** What is published: checked, its count a whole number without leading zeros. */
export interface Publishable {
  count: string;
  comment: string;
  files: AttachedFile[];
}

/** What was typed into a request from the catalogue. */
export interface Typed {
  count: string;
  comment: string;
  files: AttachedFile[];
}

/**
 * Takes what was typed, gives what may be published; `invalid` on count, comment and files together. A request from a
 * description counts its items and may do without a comment.
 */
export function readyToPublish(kind: Kind, typed: Typed): Publishable {
  const count = typed.count.trim();
  const comment = typed.comment.trim();
  const failures = withoutNulls({
    count: kind === 'rfc' ? countFailure(count) : null,
    comment: comment === '' && kind === 'rfd' ? null : commentFailure(comment),
    files: filesFailure(typed.files),
  });
  if (Object.keys(failures).length > 0) throw invalid(failures);
  return { count: kind === 'rfc' ? String(Number(count)) : count, comment, files: typed.files };
}

/** Takes what a draft's autosave brings, refuses only what cannot be stored: `invalid` on count, comment, files. */
export function storable(typed: Partial<Typed>): void {
  const failures = withoutNulls({
    count: textFailure(typed.count ?? ''),
    comment: textFailure(typed.comment ?? ''),
    files: filesFailure(typed.files ?? []),
  });
  if (Object.keys(failures).length > 0) throw invalid(failures);
}

/** True when both say the same: publishing the same again is no second publishing. */
export function isSameContent(published: Typed, again: Publishable): boolean {
  const ids = (files: AttachedFile[]): string => files.map(({ id }) => id).join();
  return (
    published.count === again.count && published.comment === again.comment && ids(published.files) === ids(again.files)
  );
}

function countFailure(count: string): string | null {
  if (count === '') return 'required';
  if (!/^\d{1,12}$/.test(count)) return 'integer';
  if (Number(count) < limits.countMin) return 'min';
  return Number(count) > limits.countMax ? 'max' : null;
}

function commentFailure(comment: string): string | null {
  if (comment === '') return 'required';
  if (comment.includes('\0')) return 'invalid_characters';
  return comment.length > limits.commentMax ? 'length_max' : null;
}

function textFailure(text: string): string | null {
  if (text.includes('\0')) return 'invalid_characters';
  return text.length > limits.typedMax ? 'length_max' : null;
}

function filesFailure(files: AttachedFile[]): string | null {
  if (files.length > limits.files) return 'too_many_files';
  return new Set(files.map(({ id }) => id)).size < files.length ? 'file_repeated' : null;
}

function withoutNulls(failures: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(failures).filter((entry): entry is [string, string] => entry[1] !== null));
}
