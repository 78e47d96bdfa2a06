import { errorCodes, type Failure } from '@setu/contract';

const problemKinds = [
  'offline',
  'timeout',
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

/** One shape for everything that can go wrong with a call. Plain data, so that it may stand in the store. */
export interface Problem {
  kind: ProblemKind;
  /** The code of `data.error`, when it is one. */
  code?: string;
  /** Localised by the server; shown as it comes. */
  message?: string;
  /** Localised texts by field path, of a 422. */
  fields?: Record<string, string>;
  /** Codes by field path. */
  codes?: Record<string, string>;
  /** The object's present state, of a 409. */
  current?: { status: string; version: number };
  requestId?: string;
  /** Whether the next try has to bring the answer to a captcha. */
  needsCaptcha?: boolean;
  /** Seconds to wait, of a 429. */
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

/** Reads an answer that is not a success. A body that is no envelope still gives a problem of the status's kind. */
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

/** Tells a problem from an answer that happens to have a `kind` of its own, as a request has. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && problemKinds.includes(value.kind as ProblemKind)
  );
}

/** Anything thrown or returned by a call as a problem; what is not one is a server's fault. */
export function toProblem(value: unknown): Problem {
  return isProblem(value) ? value : { kind: 'server' };
}
