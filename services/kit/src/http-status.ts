import type { Kind } from './errors.js';

/** The HTTP status of each failure kind, and the code shown when the error has none. */
export const httpFailures = {
  invalid: { status: 422, code: 'invalid' },
  unauthenticated: { status: 403, code: 'authorization_error' },
  forbidden: { status: 403, code: 'access_denied' },
  not_found: { status: 404, code: 'not_found' },
  exists: { status: 422, code: 'invalid' },
  stale: { status: 409, code: 'conflict' },
  refused: { status: 409, code: 'conflict' },
  limited: { status: 429, code: 'too_many_requests' },
  unavailable: { status: 503, code: 'service_unavailable' },
  internal: { status: 500, code: 'server_error' },
} as const satisfies Record<Kind, { status: number; code: string }>;

/** Codes with a more specific HTTP status than their kind's. */
const closer: Readonly<Record<string, number>> = {
  malformed_request: 400,
  invalid_token: 401,
  method_not_allowed: 405,
  request_timeout: 408,
  too_large: 413,
  wrong_type: 415,
  unsupported_media_type: 415,
};

/** Returns the HTTP status (RFC 9110) of a failure's kind and code. */
export const httpStatusOf = (kind: Kind, code: string): number => closer[code] ?? httpFailures[kind].status;
