import { errorCodes, type Failure } from '@setu/contract';

const problemKinds = [
  'offline',
  'timeout',
  'unreadable',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'validation',
  'rateLimited',
  'server',
  'shell',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** The one shape of all failures of a call. It is plain data, so that the store can hold it. */
export interface Problem {
  kind: ProblemKind;
  /** The code in `data.error`, if there is one. */
  code?: string;
  /** The message, localised by the server and shown unchanged. */
  message?: string;
  /** Localised messages of a 422, by field path. */
  fields?: Record<string, string>;
  /** Error codes, by field path. */
  codes?: Record<string, string>;
  /** The current state of the object, from a 409. */
  current?: { status: string; version: number };
  requestId?: string;
  /** Whether the next attempt must include the answer to a captcha. */
  needsCaptcha?: boolean;
  /** The seconds to wait, from a 429. */
  retryAfter?: number;
}

const kindByStatus: Record<number, ProblemKind> = {
  400: 'validation',
  404: 'notFound',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rateLimited',
};

function kindOf(status: number, code: string | undefined): ProblemKind {
  if (code === errorCodes.authorization) return 'unauthenticated';
  if (status === 401 || status === 403) return 'forbidden';
  return kindByStatus[status] ?? 'server';
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && (body as Failure).success === false;
}

/** Turns an unsuccessful answer into a problem. If the body is not an envelope, the status decides the kind. */
export function problemOfAnswer(status: number, body: unknown, headers?: Headers): Problem {
  const requestId = headers?.get('X-Request-Id') ?? undefined;
  const wait = Number(headers?.get('Retry-After') ?? '');
  const retryAfter = wait > 0 ? wait : undefined;
  if (!isFailure(body)) return { kind: kindOf(status, undefined), requestId, retryAfter };
  const { error, codes, current } = body.data ?? {};
  const code = typeof error === 'string' ? error : undefined;
  const fields = typeof error === 'object' ? error : undefined;
  const needsCaptcha = (body as { need_show_captcha?: unknown }).need_show_captcha === true || undefined;
  const kind = kindOf(status, code);
  return { kind, code, message: body.message, fields, codes, current, needsCaptcha, requestId, retryAfter };
}

/** Returns whether a value is a problem, not another answer with a `kind` field, such as a request. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && problemKinds.includes(value.kind as ProblemKind)
  );
}

/** Converts anything that a call threw or returned into a problem. Unknown values become a server error. */
export function toProblem(value: unknown): Problem {
  return isProblem(value) ? value : { kind: 'server' };
}
