import { codeOf, messageOf } from '../../../deploy/local/explained.mjs';
import { now } from './history.mjs';

/** @typedef {import('./history.mjs').Kind} Kind */
/**
 * @typedef {{ status: number, data: any, location: string, text: string, refused: boolean, sent: boolean }} Reply
 *   `sent`: whether the call may have reached a BFF
 * @typedef {Reply & { bff: number }} ReplyOf a reply, and the number of the BFF that was asked last
 */
/**
 * @typedef {{ kind: Kind, name: string, body?: unknown, form?: FormData, key?: string, fine?: readonly number[] }}
 *   CallOptions `fine`: statuses that are correct in addition to success
 */
/** @typedef {Awaited<ReturnType<typeof openPerson>>} Person */

/** The statuses that mean "try again later". */
const refusals = new Set([408, 429, 502, 503, 504]);

/** The time limits in ms, each longer than any promised limit. If an answer takes this long, it counts as missing. */
const timeoutMs = { read: 10_000, write: 15_000, transfer: 30_000 };

/** Thrown when a simulated user stops in the middle of an action. */
export class HasLeft extends Error {}

/**
 * Simulates a user with a browser, and a load balancer that spreads the calls over the BFFs. Every call is recorded.
 * @param {{ email: string, address: string, origins: readonly string[], history: import('./history.mjs').History,
 *   hasLeft?: () => boolean }} who `address`: the user's IP address; `hasLeft`: once it returns true, every call throws
 * `HasLeft`
 */
export function openPerson({ email, address, origins, history, hasLeft = () => false }) {
  /** @type {Map<string, string>} */
  const cookies = new Map([['locale', 'en_EN']]);
  let turn = 0;

  /** @param {string} method @param {string} path @param {CallOptions} options @returns {Promise<ReplyOf>} */
  const send = async (method, path, { kind, body, form, key }) => {
    const headers = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': address,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const signal = AbortSignal.timeout(timeoutMs[kind]);
    const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
    for (let tries = 1; ; tries += 1) {
      const bff = turn++ % origins.length;
      try {
        const answer = await fetch(`${origins[bff]}${path}`, {
          method,
          headers,
          signal,
          redirect: 'manual',
          ...(payload !== undefined && { body: payload }),
        });
        keep(cookies, answer.headers);
        return { ...replyOf(answer.status, answer.headers.get('location') ?? '', await answer.text()), bff };
      } catch (error) {
        if (signal.aborted) return { ...replyOf(0, '', 'no answer'), refused: false, bff };
        const closed = causeOf(error) === 'ECONNREFUSED';
        // Like a load balancer, tries the next BFF if one did not accept the call, and answers 502 if the connection
        // breaks.
        if (closed && tries < origins.length) continue;
        return { ...replyOf(502, '', causeOf(error)), sent: !closed, bff };
      }
    }
  };

  /** Makes a call and records its result. @param {string} method @param {string} path @param {CallOptions} options */
  const call = async (method, path, options) => {
    if (hasLeft()) throw new HasLeft(email);
    const at = now();
    const reply = await send(method, path, options);
    const right = (reply.status >= 200 && reply.status < 400) || (options.fine ?? []).includes(reply.status);
    const wrong = !right && !reply.refused;
    history.called({
      at,
      ms: now() - at,
      kind: options.kind,
      name: `${method} ${options.name}`,
      who: email,
      bff: reply.bff,
      status: reply.status,
      refused: reply.refused,
      wrong,
      ...(wrong && { text: reply.text.slice(0, 200) }),
    });
    return reply;
  };

  /** @param {string} password @returns {Promise<boolean>} */
  const signIn = async (password) => {
    const context = await call('GET', '/api/page-context', { kind: 'read', name: '/api/page-context' });
    if (context.status !== 200) return false;
    const body = { _username: email, _password: password, _csrf_token: context.data.csrf_token };
    return (await call('POST', '/login_check', { kind: 'write', name: '/login_check', body })).status === 200;
  };

  return { email, call, signIn };
}

/** @param {number} status @param {string} location @param {string} text @returns {Reply} */
function replyOf(status, location, text) {
  return { status, location, text, data: dataOf(text), refused: refusals.has(status), sent: true };
}

/** @param {string} text */
function dataOf(text) {
  try {
    return JSON.parse(text).data;
  } catch {
    return undefined;
  }
}

/** @param {unknown} error @returns {string} */
function causeOf(error) {
  const cause = error instanceof Error ? error.cause : undefined;
  return codeOf(cause) ?? messageOf(cause ?? error);
}

/** @param {Map<string, string>} cookies @param {Headers} headers */
function keep(cookies, headers) {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
