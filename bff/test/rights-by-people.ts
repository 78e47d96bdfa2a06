import type { Outcome, Row } from './rights-row.js';

/** A row for a public route. */
export const open = (route: string, path: string, otherwise: Outcome = 'ok', body?: unknown): Row => ({
  route,
  path,
  body,
  expect: {},
  otherwise,
});

/** A row for customers only. With `commerce`, a customer without the right to trade is rejected. */
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

/** A row for the buyer's own cart item, which other customers do not find. */
export const ownLine = (route: string, path: string, body: unknown): Row => ({
  ...customers(route, path, { ok: 'none', body }),
  expect: { anonymous: 'sign_in', buyer: 'ok', colleague: 'none', rival: 'none', newcomer: 'none' },
});

/** A row for the broker's managers only. */
export const managers = (route: string, path: string, of: { ok?: Outcome; body?: unknown } = {}): Row => ({
  route,
  path,
  body: of.body,
  otherwise: 'denied',
  expect: { anonymous: 'sign_in', manager: of.ok ?? 'ok' },
});

/** A row for a route where any signed-in user reaches the service, which checks the rights to the object. */
export const objects = (route: string, path: string, expect: Row['expect'], body?: unknown): Row => ({
  route,
  path,
  body,
  otherwise: 'none',
  expect: { anonymous: 'sign_in', ...expect },
});

/** A row for every signed-in user. */
export const signedIn = (route: string, path: string, of: { ok?: Outcome; body?: unknown } = {}): Row => ({
  route,
  path,
  body: of.body,
  otherwise: of.ok ?? 'ok',
  expect: { anonymous: 'sign_in' },
});

export const visibleToCompanyAndManagers = { buyer: 'ok', colleague: 'ok', manager: 'ok' } as const;
