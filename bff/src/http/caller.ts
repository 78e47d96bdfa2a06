import type { AppError } from '@setu/kit/core';
import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Language } from '../language/locale.js';

/** The caller, as far as the cookies identify them. */
export interface Caller {
  principal: Principal | null;
  /** Set when the call has a session and identity could not say whose it is. */
  unknown: AppError | null;
  actor: Actor;
  token: string;
  /** What the CSRF token is bound to: the session, or the anonymous browser. */
  binding: string;
  visitorId: string;
  locale: Language;
  /** An IANA name. Days are calculated in this zone. */
  timeZone: string;
  platform: 'customer' | 'supplier';
}
