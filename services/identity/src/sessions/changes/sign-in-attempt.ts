import { networkOf } from '@setu/kit/core';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Thresholds } from '../domain/throttle.js';
import { tokenHash } from '../domain/token-hash.js';

/** One attempt to sign in: the claimed identity, the origin, and the limits that apply. */
export interface SignInAttempt {
  email: string;
  address: string;
  /** The token that the browser got at an earlier sign-in, or empty. */
  deviceToken: string;
  now: Date;
  /** The maximum number of failures per minute from one network. */
  perMinute: number;
  thresholds: Thresholds;
}

/** Returns the limits for sign-ins from the settings. */
export const signInLimits = (settings: SettingValues): Pick<SignInAttempt, 'perMinute' | 'thresholds'> => ({
  perMinute: settings['sign_in.network_failures_per_minute'],
  thresholds: {
    captchaFrom: settings['sign_in.captcha_from'],
    networkCaptchaFrom: settings['sign_in.network_captcha_from'],
    delayFrom: settings['sign_in.delay_from'],
  },
});

/** Returns the limits for calls by anonymous visitors. Registrations have separate limits. */
export function callLimits(kind: 'register' | 'reset' | 'password', settings: SettingValues): Thresholds {
  if (kind !== 'register') return signInLimits(settings).thresholds;
  const captchaFrom = settings['registration.network_captcha_from'];
  const delayFrom = settings['registration.network_delay_from'];
  return { captchaFrom, networkCaptchaFrom: captchaFrom, delayFrom };
}

/** The keys of the counters for an attempt. */
export interface AttemptKeys {
  own: string;
  everywhere: string;
  /**
   * The keys of the network's failure counter and of its attempt bucket. Absent for a known device, which is counted
   * separately from its network.
   */
  network?: { failures: string; bucket: string };
}

// Counters are stored whether or not a user has the address, and their keys never contain it.
const hashed = (text: string): string => tokenHash(text).toString('base64url');

/** Returns the key of the counter of a network's failures, which covers all email addresses. */
export const networkFailures = (network: string): string => `failures:${network}`;

export function attemptKeys({ email, address, deviceToken }: SignInAttempt, onKnownDevice: boolean): AttemptKeys {
  const everywhere = `email:${hashed(email)}`;
  if (onKnownDevice) return { own: `device:${hashed(`${email} ${deviceToken}`)}`, everywhere };
  const network = networkOf(address);
  return {
    own: `pair:${hashed(`${email} ${network}`)}`,
    everywhere,
    network: { failures: networkFailures(network), bucket: `net:${network}` },
  };
}
