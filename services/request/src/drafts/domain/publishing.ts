import { characters, invalid, type Params } from '@setu/kit/core';
import type { RequestKind } from '@setu/proto/words';
import type { AttachedFile, Condition } from '../../conditions/domain/condition.js';
import { mostCount } from '../../requests/domain/prices.js';

/** Limits of what a request asks for (specification, sections 5 and 9); lengths in characters. */
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

type Failure = string | { code: string; params: Params } | undefined;

/**
 * Takes what was typed and the condition it is for, gives what may be published; `invalid` on count, comment and files
 * together. A request from a description counts its items and may do without a comment.
 */
export function readyToPublish(
  kind: RequestKind,
  typed: Typed,
  condition: Pick<Condition, 'count' | 'priceMinor'>,
): Publishable {
  const count = typed.count.trim();
  const comment = typed.comment.trim();
  refuse({
    count: kind === 'rfc' ? (countFailure(count) ?? sumFailure(count, condition.priceMinor)) : undefined,
    comment: comment === '' && kind === 'rfd' ? undefined : commentFailure(comment),
    files: filesFailure(typed.files),
  });
  return { count: kind === 'rfc' ? String(Number(count)) : condition.count, comment, files: typed.files };
}

/** Takes what a draft's autosave brings, refuses only what cannot be stored: `invalid` on count, comment, files. */
export function storable(typed: Partial<Typed>): void {
  refuse({
    count: textFailure(typed.count ?? ''),
    comment: textFailure(typed.comment ?? ''),
    files: filesFailure(typed.files ?? []),
  });
}

/** True when both say the same: publishing the same again is no second publishing. */
export function isSameContent(published: Typed, again: Publishable): boolean {
  const ids = (files: AttachedFile[]): string => files.map(({ id }) => id).join();
  return (
    published.count === again.count && published.comment === again.comment && ids(published.files) === ids(again.files)
  );
}

const above = (code: string, max: number | bigint): Failure => ({ code, params: { max: String(max) } });

function countFailure(count: string): Failure {
  if (count === '') return 'required';
  if (!/^\d{1,12}$/.test(count)) return 'integer';
  if (Number(count) < limits.countMin) return { code: 'min', params: { min: String(limits.countMin) } };
  return Number(count) > limits.countMax ? above('max', limits.countMax) : undefined;
}

/** A sum beyond what can be kept is the count's fault: so many are too many at that price. */
function sumFailure(count: string, priceMinor: bigint | undefined): Failure {
  const most = mostCount(priceMinor);
  return BigInt(count) > most ? above('max', most) : undefined;
}

function commentFailure(comment: string): Failure {
  if (comment === '') return 'required';
  if (comment.includes('\0')) return 'invalid_characters';
  return characters(comment) > limits.commentMax ? above('length_max', limits.commentMax) : undefined;
}

function textFailure(text: string): Failure {
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > limits.typedMax ? above('length_max', limits.typedMax) : undefined;
}

function filesFailure(files: AttachedFile[]): Failure {
  if (files.length > limits.files) return above('too_many_files', limits.files);
  return new Set(files.map(({ id }) => id)).size < files.length ? 'file_repeated' : undefined;
}

function refuse(found: Record<string, Failure>): void {
  const failures = Object.entries(found).flatMap(([field, failure]) =>
    failure === undefined ? [] : [[field, failure]],
  );
  if (failures.length > 0) throw invalid(Object.fromEntries(failures));
}
