/** Headers that a browser sends. `accept` is the value for a navigation. */
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * @typedef {{ name: string, headers: Record<string, string> }} Visitor the user whose pages are measured, and the
 *   headers of their navigations
 */

/** @param {Map<string, string>} cookies @param {Response} reply */
function keepCookies(cookies, reply) {
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
}

const cookieLine = (/** @type {Map<string, string>} */ cookies) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Opens a browser, signed in or anonymous. Throws if the sign-in is refused.
 * @param {string} url
 * @param {{ name: string, email?: string, password?: string }} who
 * @returns {Promise<Visitor>}
 */
export async function openVisitor(url, { name, email, password }) {
  const cookies = new Map([['locale', 'ru_RU']]);
  const headers = () => ({
    accept: 'application/json',
    'content-type': 'application/json',
    cookie: cookieLine(cookies),
  });
  const context = await fetch(`${url}/api/page-context`, { headers: headers() });
  keepCookies(cookies, context);
  if (email) {
    const { data } = /** @type {{ data: { csrf_token: string } }} */ (await context.json());
    const body = JSON.stringify({ _username: email, _password: password, _csrf_token: data.csrf_token });
    const reply = await fetch(`${url}/login_check`, { method: 'POST', headers: headers(), body });
    if (!reply.ok) throw new Error(`${email} could not sign in: ${reply.status}`);
    keepCookies(cookies, reply);
  }
  return { name, headers: { ...browser, cookie: cookieLine(cookies) } };
}
