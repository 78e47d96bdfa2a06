import type { ServerResponse } from 'node:http';
import { type AppError, httpStatusOf, internal, isAppError, unavailable } from '@setu/kit/core';
import { isOutage } from '@setu/kit/db';

/**
 * Converts a thrown error to a failure for the response. A lost database connection becomes `unavailable`, an unknown
 * error
 * `internal`.
 */
export function asFailure(error: unknown): AppError {
  if (isAppError(error)) return error;
  return isOutage(error) ? unavailable('the database does not answer', error) : internal('unexpected', error);
}

/**
 * Answers with the failure as JSON: {kind, code, params}. An internal failure contains nothing but its kind and a
 * generic code.
 */
export function answerFailure(response: ServerResponse, failure: AppError): void {
  const { kind, code, params } = failure;
  answerJson(
    response,
    httpStatusOf(kind, code),
    failureBody(kind === 'internal' ? { kind, code: 'server_error', params: {} } : { kind, code, params }),
  );
}

/** Returns the JSON body of a failure. */
export const failureBody = ({ kind, code, params }: Pick<AppError, 'kind' | 'code' | 'params'>) => ({
  kind,
  code,
  params,
});

/** Answers with JSON that must not be cached. */
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
