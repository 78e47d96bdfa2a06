import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { EndpointName } from '@setu/contract';
import { takeEmbeddedAnswer } from '../lib/embedded-answers';
import { call, callTimeoutMs, uploadTimeoutMs } from '../lib/http';
import { sendWithProgress } from '../lib/send-with-progress';
import { actingForHeader, leftToAnother } from './acting-for';
import { checkAnswer } from './check-answer';
import { type Problem, problemOfAnswer } from './problem';
import { askToSignIn, timesSignedIn } from './sign-in-again';

export interface ApiCall {
  /** The endpoint whose contract the answer must match. */
  endpoint?: EndpointName;
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The body, sent as JSON. A FormData is sent unchanged. */
  body?: unknown;
  /** Identifies the change, so that the server applies repeated calls only once. */
  idempotencyKey?: string;
  /** Lets the call outlive the page, for example when a draft is saved while the user leaves. */
  keepalive?: boolean;
  /**
   * True if the page makes this call without a user action. Such a call does not ask for a sign-in that the viewer has
   * already declined.
   */
  isUnasked?: boolean;
  /** The timeout in milliseconds. The default depends on the kind of call. */
  timeoutMs?: number;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onSent?: (share: number) => void;
}

export interface ApiMeta {
  requestId?: string;
  /** The address in the `Location` header of a 204. */
  location?: string;
}

const retriesOfGet = 2;
/** The problem code for a viewer whose session has ended and who declined to sign in again. */
const notSaved = 'not_signed_in_again';
let csrfToken = '';

/** Stores the CSRF token of the page context. Each newly loaded context replaces it. */
export function setCsrfToken(token: string): void {
  csrfToken = token;
}

export const currentCsrfToken = (): string => csrfToken;

type Outcome = { data: unknown; meta: ApiMeta } | { error: Problem; meta?: ApiMeta };

function initOf({ method = 'GET', body, idempotencyKey, keepalive }: ApiCall, signal: AbortSignal): RequestInit {
  const headers = actingForHeader();
  if (method !== 'GET') headers['X-CSRF-Token'] = csrfToken;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  return {
    method,
    headers,
    signal,
    keepalive,
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  };
}

/** Returns the value of a JSON text, or undefined if the text is damaged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<Outcome> {
  const meta: ApiMeta = {
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    location: response.headers.get('Location') ?? undefined,
  };
  if (response.status === 204) return { data: null, meta };
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (!isJson) {
    const kind = response.ok ? 'shell' : problemOfAnswer(response.status, null).kind;
    return { error: { kind, requestId: meta.requestId }, meta };
  }
  const text = await response.text();
  const body = parsed(text);
  if (body === undefined) return { error: { kind: 'unreadable', requestId: meta.requestId }, meta };
  if (response.ok && (body as { success?: boolean }).success !== false) return { data: body, meta };
  return { error: problemOfAnswer(response.status, body, response.headers), meta };
}

async function callOnce(args: ApiCall, signal: AbortSignal): Promise<Outcome> {
  const timeout = AbortSignal.timeout(
    args.timeoutMs ?? (args.body instanceof FormData ? uploadTimeoutMs : callTimeoutMs),
  );
  const init = initOf(args, AbortSignal.any([signal, timeout]));
  try {
    return await readAnswer(await (args.onSent ? sendWithProgress(args.url, init, args.onSent) : call(args.url, init)));
  } catch {
    // An aborted call returns an error instead of throwing, because the library would report a thrown one on the
    // console.
    return { error: { kind: timeout.aborted ? 'timeout' : 'offline' } };
  }
}

const isPassing = ({ kind, code }: Problem) =>
  kind === 'offline' || kind === 'unreadable' || code === 'service_unavailable';

/** Repeats a GET up to two times after a lost connection, a damaged answer or an unavailable service. A change is never repeated. */
async function withRetries(args: ApiCall, signal: AbortSignal): Promise<Outcome> {
  let outcome = await callOnce(args, signal);
  for (let attempt = 1; attempt <= retriesOfGet; attempt += 1) {
    const isAgain = 'error' in outcome && isPassing(outcome.error) && (args.method ?? 'GET') === 'GET';
    if (!isAgain || signal.aborted) return outcome;
    await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    outcome = await callOnce(args, signal);
  }
  return outcome;
}

/** Unwraps `data`. Keeps the full body of answers that have lists at the top level. */
function unwrap(outcome: Outcome): Outcome {
  if (!('data' in outcome)) return outcome;
  const body = outcome.data as { data?: unknown } | null;
  return { ...outcome, data: body && 'data' in body ? body.data : body };
}

/**
 * Handles a session that ended during work. Asks the viewer once, over the current page, to sign in, and then repeats
 * all waiting calls with their own idempotency keys. If the viewer declines, the problem says that their change is not
 * saved.
 */
async function withSignIn(args: ApiCall, signal: AbortSignal): Promise<Outcome> {
  const since = timesSignedIn();
  const outcome = await withRetries(args, signal);
  if (!('error' in outcome) || outcome.error.kind !== 'unauthenticated') return outcome;
  const answer = await askToSignIn({ since, isUnasked: args.isUnasked });
  if (answer === 'signed-in') return withRetries(args, signal);
  if (answer === 'visitor' || (args.method ?? 'GET') === 'GET') return outcome;
  return { ...outcome, error: { kind: 'unauthenticated', code: notSaved } };
}

/**
 * Sends every call to the BFF. Returns the envelope's `data`, or a `Problem`. Uses the answers embedded in the page
 * instead of requesting them again.
 */
export const baseQuery: BaseQueryFn<ApiCall | string, unknown, Problem, object, ApiMeta> = async (
  request,
  { signal },
) => {
  const args = typeof request === 'string' ? { url: request } : request;
  const embedded = (args.method ?? 'GET') === 'GET' ? takeEmbeddedAnswer(args.url) : undefined;
  if (embedded !== undefined) return { data: embedded };
  const answer = unwrap(await withSignIn(args, signal));
  if ('error' in answer && leftToAnother(answer.error)) return new Promise(() => undefined);
  if (import.meta.env.DEV && args.endpoint && 'data' in answer && !answer.meta.location)
    await checkAnswer(args.endpoint, answer.data);
  return answer as { data: unknown; meta: ApiMeta } | { error: Problem; meta?: ApiMeta };
};
