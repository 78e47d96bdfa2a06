const timeoutMs = 10_000;
const password = 'Setu-demo-1';

/**
 * Creates a client that calls Setu as a user's browser does: with cookies, and without following redirects.
 * @param {string} origin
 */
export function person(origin) {
  /** @type {Map<string, string>} */
  const jar = new Map([['locale', 'ru_RU']]);
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  const call = async (method, path, body) => {
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const text = await reply.text();
    return { status: reply.status, location: reply.headers.get('location') ?? '', data: dataOf(text) };
  };
  return {
    call,
    /** @param {string} email the address of a user of the demo world */
    signIn: async (email) => {
      const context = await call('GET', '/api/page-context');
      const token = context.data?.csrf_token;
      const { status } = await call('POST', '/login_check', {
        _username: email,
        _password: password,
        _csrf_token: token,
      });
      return status === 200;
    },
  };
}

/** @param {string} text @returns {any} the `data` of an answer; the caller knows its shape */
function dataOf(text) {
  try {
    return JSON.parse(text).data;
  } catch {
    return undefined;
  }
}
