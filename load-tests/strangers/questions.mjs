/** @typedef {import('./told-apart.mjs').Reply} Reply */
/**
 * @typedef {{ url: string, email: string, network: string }} Asked the email address in question, and the IP address
 *   that the call appears to come from (the BFF trusts one hop)
 */

const password = 'Long-enough-7';

/** @param {Asked} asked @param {Record<string, string>} more */
const headersOf = ({ network }, more = {}) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': network,
  ...more,
});

/** Opens a new browser and returns its cookies and token. @param {Asked} asked */
async function openBrowser(asked) {
  const reply = await fetch(`${asked.url}/api/page-context`, { headers: headersOf(asked, { cookie: 'locale=ru_RU' }) });
  const { data } = /** @type {{ data: { csrf_token: string } }} */ (await reply.json());
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { token: data.csrf_token, cookie: ['locale=ru_RU', ...cookies].join('; ') };
}

/** @param {Asked} asked @param {string} path @param {(token: string) => object} body @returns {Promise<Reply>} */
async function post(asked, path, body) {
  const { token, cookie } = await openBrowser(asked);
  const sent = JSON.stringify(body(token));
  const begun = performance.now();
  const reply = await fetch(`${asked.url}${path}`, {
    method: 'POST',
    headers: headersOf(asked, { cookie }),
    body: sent,
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, ms: performance.now() - begun };
}

const org = {
  ...{ short_name: 'ООО «Снабжение»', full_name: '', role: 'customer' },
  ...{ inn: '7736050003', kpp: '773601001', ogrn: '1027700132195' },
};
const person = {
  ...{ surname: 'Снегов', name: 'Олег', patronymic: '', phone: '+79031234567' },
  ...{ password, confirmation_password: password },
};

/**
 * The calls in which an anonymous visitor can name an address and might learn whether it has an account.
 * @type {readonly { name: string, ask: (asked: Asked) => Promise<Reply> }[]}
 */
export const questions = [
  {
    name: 'sign-in',
    ask: (asked) =>
      post(asked, '/login_check', (_csrf_token) => ({ _username: asked.email, _password: password, _csrf_token })),
  },
  { name: 'reset', ask: (asked) => post(asked, '/resetting/send-email', () => ({ username: asked.email })) },
  {
    name: 'registration',
    ask: (asked) =>
      post(asked, '/account/org_registration', () => ({
        ...{ org, user: { ...person, email: asked.email } },
        ...{ processing_condition_agreed: true, without_cert: true },
      })),
  },
];
