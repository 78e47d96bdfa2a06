/** The users in the table of rights. */
export type Principal =
  | 'anonymous'
  | 'buyer'
  | 'colleague'
  | 'rival'
  | 'newcomer'
  | 'supplier'
  | 'manager'
  | 'reviewer'
  | 'admin';

/** The expected outcomes of one route. */
export interface Row {
  route: string;
  path: string;
  body?: unknown;
  /** The outcome for each principal. Those not listed get `otherwise`. */
  expect: Partial<Record<Principal, Outcome>>;
  otherwise: Outcome;
  /** True if the call ends its session. The test signs in again for it. */
  ends?: true;
}

/**
 * The kinds of outcome. let_in: anything except a rejection by the route's class. ok: 200, 204 or 302. sign_in: 403
 * authorization_error. denied: 403 access_denied. commerce: 403 commerce_not_allowed. none: 404.
 */
export type Outcome =
  | 'let_in'
  | 'ok'
  | 'sign_in'
  | 'denied'
  | 'commerce'
  | 'none'
  | 'refused'
  | 'invalid'
  | 'unsupported';
