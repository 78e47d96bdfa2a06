import { characters, invalid, type Params } from '@setu/kit/core';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { limits } from './limits.js';

/** What is wrong with a field: its code, or a code with what its text needs; undefined: nothing. */
export type Failure = string | { code: string; params: Params } | undefined;

/** Throws `invalid` with every failure by its path; nothing where there is none. */
export function refuse(found: Record<string, Failure>): void {
  const failures = Object.entries(found).flatMap(([field, failure]) =>
    failure === undefined ? [] : [[field, failure]],
  );
  if (failures.length > 0) throw invalid(Object.fromEntries(failures));
}

export const above = (code: string, max: number | bigint): Failure => ({ code, params: { max: String(max) } });

/** A whole number from 1 to a milliard. */
export function countFailure(count: string): Failure {
  if (count === '') return 'required';
  if (!/^\d{1,12}$/.test(count)) return 'integer';
  if (Number(count) < limits.countMin) return { code: 'min', params: { min: String(limits.countMin) } };
  return Number(count) > limits.countMax ? above('max', limits.countMax) : undefined;
}

/** A text that may be left out, of so many characters. */
export function textFailure(text: string, most: number = limits.typedMax): Failure {
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > most ? above('length_max', most) : undefined;
}

/** A text that somebody has to write. */
export const writtenFailure = (text: string, most: number): Failure =>
  text === '' ? 'required' : textFailure(text, most);

export function filesFailure(files: readonly Pick<AttachedFile, 'id'>[]): Failure {
  if (files.length > limits.files) return above('too_many_files', limits.files);
  return new Set(files.map(({ id }) => id)).size < files.length ? 'file_repeated' : undefined;
}
