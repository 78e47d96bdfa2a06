import type { AppError } from '@setu/kit/core';
import type { Actor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Language } from '../language/locale.js';

/** Who calls, as far as the cookies tell. */
export interface Caller {
  principal: Principal | null;
  /** Set when a session was presented and identity could not say whose it is. */
  unknown: AppError | null;
  actor: Actor;
  token: string;
  /** What the CSRF token is bound to: the session, or the anonymous browser. */
  binding: string;
  visitorId: string;
  locale: Language;
  /** IANA; days are the viewer's in it. */
  timeZone: string;
  platform: 'customer' | 'supplier';
}
