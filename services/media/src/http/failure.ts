import type { ServerResponse } from 'node:http';
import { type AppError, internal, isAppError, type Kind, unavailable } from '@setu/kit/core';
import { isOutage } from '@setu/kit/db';

const statuses = {
  invalid: 422,
  unauthenticated: 403,
  forbidden: 403,
  not_found: 404,
  exists: 422,
  stale: 409,
  refused: 409,
  limited: 429,
  unavailable: 503,
  internal: 500,
} satisfies Record<Kind, number>;

// Where HTTP has a closer word than 422 (http-surface, "Statuses").
const closer: Record<string, number> = {
  malformed_request: 400,
  too_large: 413,
  wrong_type: 415,
  unsupported_media_type: 415,
};

/** What was thrown, as a failure fit to leave: a lost database becomes unavailable, anything unknown internal. */
export function asFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  return isOutage(error) ? unavailable('the database does not answer', error) : internal('unexpected', error);
}

/** Answers with the failure as JSON: {kind, code, params}. Nothing of an internal one but its kind. */
export function answerFailure(response: ServerResponse, failure: AppError): void {
  const { kind, code, params } = failure;
  const status = kind === 'invalid' ? (closer[code] ?? statuses.invalid) : statuses[kind];
  answerJson(
    response,
    status,
    failureBody(kind === 'internal' ? { kind, code: 'server_error', params: {} } : { kind, code, params }),
  );
}

/** A failure in a JSON body. */
export const failureBody = ({ kind, code, params }: Pick<AppError, 'kind' | 'code' | 'params'>) => ({
  kind,
  code,
  params,
});

/** Answers with JSON that nobody keeps. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
