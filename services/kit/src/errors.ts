/** The closed set of ways to fail; a kind is behaviour (status, retry), a code is the word the texts translate. */
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

/** One refused field: its path in the request's own names, a stable code, and what the text needs. */
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

/** The only failure our own code throws; its message is English, for logs, and never shown to a person. */
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

/** The input is wrong; `fields` says where and why, by path: a code, or a code with what its text needs. */
export function invalid(fields: Record<string, string | { code: string; params?: Params }>): AppError {
  const list = Object.entries(fields).map(([path, why]) =>
    typeof why === 'string' ? { path, code: why, params: {} } : { path, code: why.code, params: why.params ?? {} },
  );
  return new AppError({ kind: 'invalid', code: 'invalid', fields: list });
}

/** The input is wrong as a whole, no single field to blame. */
export const invalidCode = (code: string, params?: Params): AppError => new AppError({ kind: 'invalid', code, params });

/** We do not know the caller. */
export const unauthenticated = (): AppError => new AppError({ kind: 'unauthenticated', code: 'authorization_error' });

/** The caller is known, and this is not theirs to do. */
export const forbidden = (code = 'access_denied', params?: Params): AppError =>
  new AppError({ kind: 'forbidden', code, params });

/** There is none, or none visible to the caller. */
export const notFound = (): AppError => new AppError({ kind: 'not_found', code: 'not_found' });

/** The value of field `path` is taken. */
export const exists = (path: string, code: string): AppError =>
  new AppError({ kind: 'exists', code, fields: [{ path, code, params: {} }] });

/** An old version was edited; give the present state as `current_status` and `current_version`. */
export const stale = (params?: Params): AppError => new AppError({ kind: 'stale', code: 'conflict', params });

/** The state or a rule says no; give the present state as `current_status` and `current_version` where there is one. */
export const refused = (code: string, params?: Params): AppError => new AppError({ kind: 'refused', code, params });

/** Too much or too often; the caller may come back after so many whole seconds. */
export const limited = (code: string, retryAfterSeconds: number): AppError =>
  new AppError({ kind: 'limited', code, params: { retry_after: String(Math.max(1, Math.ceil(retryAfterSeconds))) } });

/** Something we depend on did not answer in time. */
export const unavailable = (message: string, cause?: unknown): AppError =>
  new AppError({ kind: 'unavailable', code: 'service_unavailable', message, cause });

/** A bug; the message stays in the log. */
export const internal = (message: string, cause?: unknown): AppError =>
  new AppError({ kind: 'internal', code: 'server_error', message, cause });

/** By name and kind rather than class identity, so that two copies of the module agree. */
export function isAppError(error: unknown, kind?: Kind): error is AppError {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('kind' in error)) return false;
  return kind === undefined ? (kinds as readonly unknown[]).includes(error.kind) : error.kind === kind;
}
