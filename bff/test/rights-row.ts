/** Who asks, in the table of rights. */
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

/** What everybody gets of one route. */
export interface Row {
  route: string;
  path: string;
  body?: unknown;
  /** What each principal gets; those not named get `otherwise`. */
  expect: Partial<Record<Principal, Outcome>>;
  otherwise: Outcome;
  /** The row ends the session it uses: signed in anew for it. */
  ends?: true;
}

/** let_in: anything but a refusal of the caller's class. ok: 200, 204 or 302. sign_in: 403 authorization_error. denied: 403 access_denied. commerce: 403 commerce_not_allowed. none: 404. */
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
