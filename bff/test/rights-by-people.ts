import type { Outcome, Row } from './rights-row.js';

/** For everybody. */
export const open = (route: string, path: string, otherwise: Outcome = 'ok', body?: unknown): Row => ({
  route,
  path,
  body,
  expect: {},
  otherwise,
});

/** Customers only; `commerce` where their company may not trade. */
export const customers = (
  route: string,
  path: string,
  of: { body?: unknown; ok?: Outcome; commerce?: boolean } = {},
): Row => {
  const ok = of.ok ?? 'ok';
  return {
    route,
    path,
    body: of.body,
    otherwise: 'denied',
    expect: { anonymous: 'sign_in', buyer: ok, colleague: ok, rival: ok, newcomer: of.commerce ? 'commerce' : ok },
  };
};

/** The buyer's own line: another customer finds none. */
export const ownLine = (route: string, path: string, body: unknown): Row => ({
  ...customers(route, path, { ok: 'none', body }),
  expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'none', rival: 'none', newcomer: 'none' },
});

/** The broker's managers only. */
export const managers = (route: string, path: string, of: { ok?: Outcome; body?: unknown } = {}): Row => ({
  route,
  path,
  body: of.body,
  otherwise: 'denied',
  expect: { anonymous: 'sign_in', manager: of.ok ?? 'ok' },
});

/** Any signed-in user reaches the service, which says what there is for him. */
export const objects = (route: string, path: string, expect: Row['expect'], body?: unknown): Row => ({
  route,
  path,
  body,
  otherwise: 'none',
  expect: { anonymous: 'sign_in', ...expect },
});

/** Everybody who is signed in. */
export const signedIn = (route: string, path: string, of: { ok?: Outcome; body?: unknown } = {}): Row => ({
  route,
  path,
  body: of.body,
  otherwise: of.ok ?? 'ok',
  expect: { anonymous: 'sign_in' },
});

export const seenByCompanyAndManagers = { buyer: 'ok', colleague: 'ok', manager: 'ok' } as const;
