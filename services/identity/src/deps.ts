import type { Deps } from '@setu/kit/process';
import type { Passwords } from './passwords/passwords.js';
import type { SignalHub } from './signals/signal-hub.js';
import type { Stores } from './store/index.js';

/** What every rpc of identity is given. */
export interface IdentityDeps extends Deps<Stores> {
  passwords: Passwords;
  signalHub: SignalHub;
  /** Failed sign-ins a minute from one network; successes cost nothing. */
  signInsPerMinute: number;
}
