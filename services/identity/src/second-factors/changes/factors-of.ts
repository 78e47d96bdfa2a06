import type { PasskeyFactor, SecondFactor, TotpFactor } from '../domain/second-factor.js';

export const passkeysOf = (factors: readonly SecondFactor[]): PasskeyFactor[] =>
  factors.filter((factor) => factor.kind === 'passkey');

export const authenticatorsOf = (factors: readonly SecondFactor[]): TotpFactor[] =>
  factors.filter((factor) => factor.kind === 'totp');
