import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { Captcha } from './captcha/provider/captcha.js';
import type { config } from './config.js';
import type { MailTransport } from './mail/transport/open-transport.js';
import type { Passwords } from './passwords/passwords.js';
import type { SecretBox } from './second-factors/sealing/secret-box.js';
import type { SignalHub } from './signals/live/signal-hub.js';
import type { StoreObject } from './signing/storage/object-storage.js';
import type { Authority } from './signing/verification/open-authority.js';
import type { Stores } from './store/index.js';

/** The resources that identity opens in addition to gRPC. */
export interface IdentityEdge {
  authority: Authority;
  captcha: Captcha;
  storeObject: StoreObject;
  passwords: Passwords;
  mailTransport: MailTransport;
  secretBox: SecretBox;
  signalHub: SignalHub;
}

/** The dependencies of every rpc of identity. */
export interface IdentityDeps extends Deps<Stores, ServiceEnv<typeof config>, IdentityEdge> {}
