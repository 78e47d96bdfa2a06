import type { Envelope, Failure, PageContext } from '@setu/contract';
import { checkAnswer } from './answers.js';

const password = 'Setu-demo-1';
const tries = 5;
const pauseMs = 500;

/** A reply: the status, the headers, and the body, parsed if it is JSON. */
export interface Reply<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** The envelope's data. Throws with the body if the call failed. */
  data: T;
  failure: Failure;
}

type Body = NonNullable<RequestInit['body']>;

export interface CallInit {
  method?: string;
  body?: unknown;
  form?: Record<string, string>;
  raw?: Body;
  headers?: Record<string, string>;
  /** Leaves out the headers that a page of the site sends. */
  bare?: boolean;
  /**
   * Repeats a call after a 503, as the answer asks. This is the default for reads, because a machine busy with tests
   * may be slow.
   */
  patient?: boolean;
}

export interface Browser {
  call: <T = unknown>(path: string, init?: CallInit) => Promise<Reply<T>>;
  get: <T = unknown>(path: string) => Promise<T>;
  post: <T = unknown>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply<T>>;
  /** A navigation with `Accept: text/html`. It does not follow redirects. */
  visit: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  signIn: (email: string, secret?: string) => Promise<Reply>;
  context: () => Promise<PageContext>;
  cookies: Map<string, string>;
}

const keepCookies = (cookies: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (/max-age=0/i.test(line) || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bodyOf = (init: CallInit): { body?: Body; type?: string } => {
  if (init.raw !== undefined) return { body: init.raw };
  if (init.form) return { body: new URLSearchParams(init.form).toString(), type: 'application/x-www-form-urlencoded' };
  if (init.body !== undefined) return { body: JSON.stringify(init.body), type: 'application/json' };
  return {};
};

/** A browser over HTTP. It stores cookies and sends the headers that a page of the site sends. */
export const openBrowser = (origin: string, locale: 'ru' | 'en'): Browser => {
  const cookies = new Map<string, string>([['locale', locale === 'ru' ? 'ru_RU' : 'en_EN']]);

  const callOnce = async <T>(path: string, init: CallInit): Promise<Reply<T>> => {
    const { body, type } = bodyOf(init);
    const ajax: Record<string, string> = init.bare
      ? {}
      : { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' };
    const response = await fetch(`${origin}${path}`, {
      method: init.method ?? 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...ajax,
        ...(type && { 'Content-Type': type }),
        ...init.headers,
      },
      ...(body !== undefined && { body }),
    });
    keepCookies(cookies, response.headers);
    const text = await response.text();
    const envelope = parse(text) as Envelope<T> | undefined;
    if (envelope?.success) checkAnswer(init.method ?? 'GET', path, envelope);
    return {
      status: response.status,
      headers: response.headers,
      text,
      get data(): T {
        if (!envelope?.success) throw new Error(`${init.method ?? 'GET'} ${path} failed: ${response.status} ${text}`);
        return envelope.data;
      },
      get failure(): Failure {
        if (!envelope || envelope.success)
          throw new Error(`${path} did not fail: ${response.status} ${text.slice(0, 500)}`);
        return envelope;
      },
    };
  };

  const call = async <T>(path: string, init: CallInit = {}): Promise<Reply<T>> => {
    const patient = init.patient ?? (init.method ?? 'GET') === 'GET';
    for (let left = patient ? tries : 1; ; left -= 1) {
      const reply = await callOnce<T>(path, init);
      if (reply.status !== 503 || left <= 1) return reply;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };

  const get = async <T>(path: string): Promise<T> => (await call<T>(path)).data;
  const context = () => get<PageContext>('/api/page-context');
  const post = <T>(path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    call<T>(path, { method: 'POST', body, headers });

  const signIn = async (email: string, secret = password): Promise<Reply> => {
    const { csrf_token } = await context();
    return post('/login_check', { _username: email, _password: secret, _csrf_token: csrf_token });
  };

  const visit = (path: string, headers: Record<string, string> = {}) =>
    call(path, {
      bare: true,
      headers: { Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Site': 'none', ...headers },
    });

  return { call, get, post, visit, signIn, context, cookies };
};
