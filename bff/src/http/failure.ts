import type { Failure } from '@setu/contract';
import { AppError, httpFailures, httpStatusOf, isAppError } from '@setu/kit/core';
import type { Response } from 'express';
import type { Language } from '../language/locale.js';
import { fieldText, problemText } from '../language/texts.js';

type Kind = AppError['kind'];

/** Kinds whose specific code is never sent. The answer always contains the general code of the kind. */
const fixed = new Set<Kind>(['unauthenticated', 'not_found', 'stale', 'unavailable', 'internal']);

const toAppError = (error: unknown): AppError => {
  if (isAppError(error)) return error as AppError;
  return new AppError({
    kind: 'internal',
    code: 'server_error',
    message: error instanceof Error ? error.message : String(error),
  });
};

/** Presents an error to the caller: status, and envelope in the reader's language. */
export const presentFailure = (error: unknown, language: Language): { status: number; body: Failure } => {
  const { kind, code: ownCode, fields, params } = toAppError(error);
  const row = httpFailures[kind];
  const code = fixed.has(kind) || ownCode === '' ? row.code : ownCode;
  const status = httpStatusOf(kind, code);
  const data: Failure['data'] = { error: code };
  if (fields.length > 0) {
    data.error = Object.fromEntries(fields.map((field) => [field.path, fieldText(language, field.code, field.params)]));
    data.codes = Object.fromEntries(fields.map((field) => [field.path, field.code]));
  }
  if (params.current_status !== undefined) {
    data.current = {
      status: params.current_status,
      version: Number(params.current_version ?? 0),
      ...(params.moved_by && { moved_by: params.moved_by }),
    };
  }
  if (params.retry_after !== undefined) data.retry_after = Number(params.retry_after);
  return { status, body: { success: false, message: problemText(language, code, row.code), data } };
};

/** Answers with a failure. A rate limit says when to retry. */
export const sendFailure = (res: Response, error: unknown, language: Language): void => {
  const { status, body } = presentFailure(error, language);
  const wait = isAppError(error) ? (error as AppError).params.retry_after : undefined;
  if (status === 429) res.setHeader('Retry-After', wait ?? '60');
  if (status === 503) res.setHeader('Retry-After', '5');
  // The rest of that body will not be read.
  if (status === 408) res.setHeader('Connection', 'close');
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).json(body);
};
