/**
 * The closed set of failure kinds. The kind determines the behaviour (status, retries), the code selects the translated
 * message.
 */
export const kinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'exists',
  'stale',
  'refused',
  'limited',
  'unavailable',
  'internal',
] as const;

export type Kind = (typeof kinds)[number];

export type Params = Record<string, string>;

/** One rejected field: its path in the request's own names, a stable code, and the parameters of the message. */
export interface FieldFailure {
  path: string;
  code: string;
  params: Params;
}

export interface Failing {
  kind: Kind;
  code: string;
  message?: string;
  params?: Params;
  fields?: FieldFailure[];
  cause?: unknown;
}

/**
 * The only error class that our own code throws. Its message is English, for logs only, and is never shown to users.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: Kind;
  readonly code: string;
  readonly params: Params;
  readonly fields: FieldFailure[];

  constructor({ kind, code, message, params = {}, fields = [], cause }: Failing) {
    super(message ?? describe(kind, code, fields), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

function describe(kind: Kind, code: string, fields: FieldFailure[]): string {
  const where = fields.map((field) => `${field.path}: ${field.code}`).join(', ');
  return where === '' ? `${kind}: ${code}` : `${kind}: ${code} (${where})`;
}

/** Reports invalid input. `fields` maps each path to a code, or to a code with the parameters of its message. */
export function invalid(fields: Record<string, string | { code: string; params?: Params }>): AppError {
  const list = Object.entries(fields).map(([path, why]) =>
    typeof why === 'string' ? { path, code: why, params: {} } : { path, code: why.code, params: why.params ?? {} },
  );
  return new AppError({ kind: 'invalid', code: 'invalid', fields: list });
}

/** Reports invalid input that is not tied to a single field. */
export const invalidCode = (code: string, params?: Params): AppError => new AppError({ kind: 'invalid', code, params });

/** Reports that the caller is not authenticated. */
export const unauthenticated = (): AppError => new AppError({ kind: 'unauthenticated', code: 'authorization_error' });

/** Reports that the caller is known but not allowed to do this. */
export const forbidden = (code = 'access_denied', params?: Params): AppError =>
  new AppError({ kind: 'forbidden', code, params });

/** Reports that the object does not exist or is not visible to the caller. */
export const notFound = (): AppError => new AppError({ kind: 'not_found', code: 'not_found' });

/** Reports that the value of the field `path` is already in use. */
export const exists = (path: string, code: string): AppError =>
  new AppError({ kind: 'exists', code, fields: [{ path, code, params: {} }] });

/**
 * Reports that the caller changed an outdated version. Pass the current state as `current_status` and
 * `current_version`.
 */
export const stale = (params?: Params): AppError => new AppError({ kind: 'stale', code: 'conflict', params });

/**
 * Reports that a rule or the current state forbids this. Pass the current state, if any, as `current_status` and
 * `current_version`.
 */
export const refused = (code: string, params?: Params): AppError => new AppError({ kind: 'refused', code, params });

/** Reports that a limit is exceeded. The caller may retry after the given number of seconds, rounded up, at least 1. */
export const limited = (code: string, retryAfterSeconds: number): AppError =>
  new AppError({ kind: 'limited', code, params: { retry_after: String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** Reports that a dependency did not answer in time. */
export const unavailable = (message: string, cause?: unknown): AppError =>
  new AppError({ kind: 'unavailable', code: 'service_unavailable', message, cause });

/** Reports a bug. The message goes to the log only. */
export const internal = (message: string, cause?: unknown): AppError =>
  new AppError({ kind: 'internal', code: 'server_error', message, cause });

/**
 * Returns whether an error is an `AppError`, optionally of one kind. Compares name and kind, not class identity, so
 * that two copies of the module agree.
 */
export function isAppError(error: unknown, kind?: Kind): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('kind' in error)) return false;
  return kind === undefined ? (kinds as readonly unknown[]).includes(error.kind) : error.kind === kind;
}
