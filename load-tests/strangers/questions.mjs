/** @typedef {import('./compare-replies.mjs').Reply} Reply */
/**
 * @typedef {{ url: string, email: string, network: string }} Attempt the email address in question, and the IP address
 *   that the call appears to come from (the BFF trusts one hop)
 */

const password = 'Long-enough-7';

/** @param {Attempt} asked @param {Record<string, string>} more */
const headersOf = ({ network }, more = {}) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': network,
  ...more,
});

/** Opens a new browser and returns its cookies and token. @param {Attempt} attempt */
async function openBrowser(attempt) {
  const reply = await fetch(`${attempt.url}/api/page-context`, {
    headers: headersOf(attempt, { cookie: 'locale=ru_RU' }),
  });
  const { data } = /** @type {{ data: { csrf_token: string } }} */ (await reply.json());
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { token: data.csrf_token, cookie: ['locale=ru_RU', ...cookies].join('; ') };
}

/** @param {Attempt} attempt @param {string} path @param {(token: string) => object} body @returns {Promise<Reply>} */
async function post(attempt, path, body) {
  const { token, cookie } = await openBrowser(attempt);
  const sent = JSON.stringify(body(token));
  const startedAt = performance.now();
  const reply = await fetch(`${attempt.url}${path}`, {
    method: 'POST',
    headers: headersOf(attempt, { cookie }),
    body: sent,
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, ms: performance.now() - startedAt };
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
 * The calls in which an anonymous visitor can name an email address and might learn whether it has an account.
 * @type {readonly { name: string, send: (attempt: Attempt) => Promise<Reply> }[]}
 */
export const questions = [
  {
    name: 'sign-in',
    send: (attempt) =>
      post(attempt, '/login_check', (_csrf_token) => ({ _username: attempt.email, _password: password, _csrf_token })),
  },
  { name: 'reset', send: (attempt) => post(attempt, '/resetting/send-email', () => ({ username: attempt.email })) },
  {
    name: 'registration',
    send: (attempt) =>
      post(attempt, '/account/org_registration', () => ({
        ...{ org, user: { ...person, email: attempt.email } },
        ...{ processing_condition_agreed: true, without_cert: true },
      })),
  },
];
