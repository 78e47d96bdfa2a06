import type { AppError } from '@setu/kit/core';
import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Language } from '../language/locale.js';

/** The caller, as far as the cookies identify them. */
export interface Caller {
  principal: Principal | null;
  /** The failure of identity, if the call has a session that identity could not resolve. Otherwise null. */
  unknown: AppError | null;
  actor: Actor;
  token: string;
  /** The value that the CSRF token is bound to: the session, or the anonymous browser. */
  binding: string;
  visitorId: string;
  locale: Language;
  /** An IANA name. Days are calculated in this zone. */
  timeZone: string;
  platform: 'customer' | 'supplier';
}
