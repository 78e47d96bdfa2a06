import type { CompanyType, FactorKind } from '@setu/proto/words';

/** Nobody needs more. */
export const FACTORS_MAX = 10;
export const FACTOR_NAME_MAX = 60;
/** How long setting one up, and the second step of a sign-in, may take. */
export const BEGUN_MS = 10 * 60_000;
export const HALF_SESSION_MS = 10 * 60_000;
/** After so many wrong answers the password is asked for again. */
export const HALF_SESSION_TRIES = 5;

interface KeptFactor {
  id: string;
  userId: string;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date | undefined;
}

/** An authenticator: its secret as it is kept, and the step of the last code that was accepted. */
export interface TotpFactor extends KeptFactor {
  kind: 'totp';
  sealedSecret: Buffer;
  lastStep?: number | undefined;
}

/** A passkey, as WebAuthn names its parts. */
export interface PasskeyFactor extends KeptFactor {
  kind: 'passkey';
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
}

export type SecondFactor = TotpFactor | PasskeyFactor;

/** A sign-in whose password was right. */
export interface HalfSession {
  tokenHash: Buffer;
  userId: string;
  authEpoch: number;
  isRemembered: boolean;
  /** What a passkey has to sign. */
  challenge?: string | undefined;
  tries: number;
  expiresAt: Date;
}

/** Whether somebody of such a company has to have a second factor, as the settings have it. */
export const isRequiredOf = (companyType: CompanyType, settings: { 'sign_in.second_factor_for_staff': boolean }) =>
  companyType === 'broker' && settings['sign_in.second_factor_for_staff'];

/** Whether an answer may still be given; a raised epoch ends what began before. */
export const isOpen = (half: HalfSession, { authEpoch }: { authEpoch: number }, now: Date): boolean =>
  half.tries < HALF_SESSION_TRIES && now < half.expiresAt && half.authEpoch === authEpoch;

/** What the password alone leads to. */
export type Entry = 'open' | 'second_step' | 'setup';

/** Takes what somebody has, and whether he has to have something; gives what his right password leads to. */
export function entryBy(kinds: readonly FactorKind[], isRequired: boolean): Entry {
  if (kinds.length > 0) return 'second_step';
  return isRequired ? 'setup' : 'open';
}
