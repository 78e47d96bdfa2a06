import { characters, invalid, type Params } from '@setu/kit/core';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { limits } from './limits.js';

/** What is wrong with a field: a code, with parameters if its text needs them. Undefined if nothing is wrong. */
export type Failure = string | { code: string; params: Params } | undefined;

/** Throws `invalid` with every failure by its path. Does nothing if there are no failures. */
export function refuse(found: Record<string, Failure>): void {
  const failures = Object.entries(found).flatMap(([field, failure]) =>
    failure === undefined ? [] : [[field, failure]],
  );
  if (failures.length > 0) throw invalid(Object.fromEntries(failures));
}

export const above = (code: string, max: number | bigint): Failure => ({ code, params: { max: String(max) } });

/** Checks a count: an integer from 1 to 1,000,000,000. */
export function countFailure(count: string): Failure {
  if (count === '') return 'required';
  if (!/^\d{1,12}$/.test(count)) return 'integer';
  if (Number(count) < limits.countMin) return { code: 'min', params: { min: String(limits.countMin) } };
  return Number(count) > limits.countMax ? above('max', limits.countMax) : undefined;
}

/** Checks an optional text against a limit in characters. */
export function textFailure(text: string, max: number = limits.typedMax): Failure {
  if (text.includes('\0')) return 'invalid_characters';
  return characters(text) > max ? above('length_max', max) : undefined;
}

/** Checks a required text against a limit in characters. */
export const writtenFailure = (text: string, max: number): Failure =>
  text === '' ? 'required' : textFailure(text, max);

export function filesFailure(files: readonly Pick<AttachedFile, 'id'>[]): Failure {
  if (files.length > limits.files) return above('too_many_files', limits.files);
  return new Set(files.map(({ id }) => id)).size < files.length ? 'file_repeated' : undefined;
}

/** Returns a failure of a city that is not written as a place code (UN/LOCODE). */
export const cityFailure = (code: string): Failure =>
  code === '' || /^[A-Z]{2}[A-Z0-9]{3}$/.test(code) ? undefined : 'invalid_option';
