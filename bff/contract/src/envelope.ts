/** Every JSON answer of the BFF has one of these two shapes (specification, section 7). */
export interface Success<T> {
  success: true;
  message?: string;
  data: T;
}

/**
 * `error` is a snake_case code, or a localised message for each field path. In the second case `codes` holds the
 * fields' codes.
 */
export interface Failure {
  success: false;
  message: string;
  data: {
    error: string | Record<string, string>;
    codes?: Record<string, string>;
    /** With a 409: the object's current state, and the user who changed it if known. */
    current?: { status: string; version: number; moved_by?: string };
    /** With a 429: the seconds to wait, as in `Retry-After`. */
    retry_after?: number;
  };
}

export type Envelope<T> = Success<T> | Failure;

/** The codes of `data.error` that every client handles. Routes add their own, listed in their contracts. */
export const errorCodes = {
  authorization: 'authorization_error',
  accessDenied: 'access_denied',
  notFound: 'not_found',
  conflict: 'conflict',
  unavailable: 'service_unavailable',
  server: 'server_error',
  csrf: 'invalid_csrf_token',
  tooMany: 'too_many_requests',
  malformed: 'malformed_request',
  commerce: 'commerce_not_allowed',
  tooLarge: 'too_large',
  wrongType: 'wrong_type',
} as const;
