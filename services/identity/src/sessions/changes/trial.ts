import { networkOf } from '@setu/kit/core';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Thresholds } from '../domain/throttle.js';
import { tokenHash } from '../domain/token-hash.js';

/** One try to sign in: who says who he is, from where, and what is asked of such tries. */
export interface Trial {
  email: string;
  address: string;
  /** What the browser was given at an earlier sign-in; empty for none. */
  deviceToken: string;
  now: Date;
  /** Failures a minute from one network. */
  perMinute: number;
  thresholds: Thresholds;
}

/** What the settings ask of tries. */
export const signInLimits = (settings: SettingValues): Pick<Trial, 'perMinute' | 'thresholds'> => ({
  perMinute: settings['sign_in.network_failures_per_minute'],
  thresholds: {
    captchaFrom: settings['sign_in.captcha_from'],
    networkCaptchaFrom: settings['sign_in.network_captcha_from'],
    delayFrom: settings['sign_in.delay_from'],
  },
});

/** The same for what strangers ask for: a registration has limits of its own. */
export function strangersLimits(kind: 'register' | 'reset' | 'password', settings: SettingValues): Thresholds {
  if (kind !== 'register') return signInLimits(settings).thresholds;
  const captchaFrom = settings['registration.network_captcha_from'];
  const delayFrom = settings['registration.network_delay_from'];
  return { captchaFrom, networkCaptchaFrom: captchaFrom, delayFrom };
}

/** The counters a try is counted in. */
export interface TrialKeys {
  own: string;
  everywhere: string;
  /** Failures of the network, and the bucket of its tries; a known device is counted apart from its network. */
  network?: { failures: string; bucket: string };
}

// A counter is kept whether or not anybody has the address, and never names it.
const hashed = (text: string): string => tokenHash(text).toString('base64url');

/** The counter of a network's failures, whatever the e-mail. */
export const networkFailures = (network: string): string => `failures:${network}`;

export function trialKeys({ email, address, deviceToken }: Trial, onKnownDevice: boolean): TrialKeys {
  const everywhere = `email:${hashed(email)}`;
  if (onKnownDevice) return { own: `device:${hashed(`${email} ${deviceToken}`)}`, everywhere };
  const network = networkOf(address);
  return {
    own: `pair:${hashed(`${email} ${network}`)}`,
    everywhere,
    network: { failures: networkFailures(network), bucket: `net:${network}` },
  };
}
