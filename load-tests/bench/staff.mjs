import { openVisitor } from '../pages/visitors.mjs';

const password = 'Setu-demo-1';
const maxBusyMs = 60_000;

/** @typedef {Awaited<ReturnType<typeof openStaff>>} Staff */

/**
 * Signs in a demo user who reads the data of pages and submits their forms.
 * @param {string} url
 * @param {string} email
 */
export async function openStaff(url, email) {
  const { headers } = await openVisitor(url, { name: email, email, password });
  const own = { ...headers, accept: 'application/json' };
  /**
   * @template T
   * @param {string} path
   * @param {RequestInit} [options]
   * @returns {Promise<T>} the data of the response envelope; retries while the server is busy
   */
  const call = async (path, options = {}) => {
    for (const deadline = performance.now() + maxBusyMs; ; ) {
      const reply = await fetch(url + path, { ...options, headers: { ...own, ...options.headers } }).catch(
        () => undefined,
      );
      if (reply?.ok) return /** @type {{ data: T }} */ (await reply.json()).data;
      const isBusy = reply === undefined || [429, 502, 503, 504].includes(reply.status);
      if (!isBusy || performance.now() > deadline)
        throw new Error(`${path} answered ${reply?.status}: ${(await reply?.text())?.slice(0, 300)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const context = /** @type {{ csrf_token: string, user: { id: string, company: { id: string } } }} */ (
    await call('/api/page-context')
  );
  const sending = { 'x-csrf-token': context.csrf_token, 'x-requested-with': 'XMLHttpRequest' };
  return {
    email,
    userId: context.user.id,
    companyId: context.user.company.id,
    /** @template T @param {string} path @returns {Promise<T>} */
    get: (path) => call(path),
    /**
     * @template T
     * @param {string} path
     * @param {unknown} body
     * @param {string} [key] the idempotency key
     * @returns {Promise<T>}
     */
    post: (path, body, key) => {
      const json = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
      return call(path, { method: 'POST', body: JSON.stringify(body), headers: { ...sending, ...json } });
    },
    /** Returns the redirect target of an address. @param {string} path @returns {Promise<string>} */
    follow: async (path) => {
      const reply = await fetch(url + path, { headers: { ...own, ...sending }, redirect: 'manual' });
      if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}`);
      return reply.headers.get('location') ?? '';
    },
    /** @template T @param {string} path @param {FormData} form @returns {Promise<T>} */
    upload: (path, form) => call(path, { method: 'POST', body: form, headers: sending }),
    /** @param {string} path @returns {Promise<ArrayBuffer>} */
    file: async (path) => (await fetch(url + path, { headers: own })).arrayBuffer(),
  };
}
