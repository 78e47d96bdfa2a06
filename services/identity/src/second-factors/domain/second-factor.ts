import type { CompanyType, FactorKind } from '@setu/proto/words';

/** The maximum number of factors per user. */
export const FACTORS_MAX = 10;
export const FACTOR_NAME_MAX = 60;
/** How long the set-up of a factor and the second step of a sign-in may take. */
export const FACTOR_SETUP_MS = 10 * 60_000;
export const HALF_SESSION_MS = 10 * 60_000;
/** After this many wrong answers, the user must enter the password again. */
export const HALF_SESSION_TRIES = 5;

interface FactorBase {
  id: string;
  userId: string;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date | undefined;
}

/** An authenticator: its secret as it is stored (sealed), and the time step of the last accepted code. */
export interface TotpFactor extends FactorBase {
  kind: 'totp';
  sealedSecret: Buffer;
  lastStep?: number | undefined;
}

/** A passkey. The fields are named as in WebAuthn. */
export interface PasskeyFactor extends FactorBase {
  kind: 'passkey';
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
}

export type SecondFactor = TotpFactor | PasskeyFactor;

/** A half session: a sign-in with the right password that waits for its second step. */
export interface HalfSession {
  tokenHash: Buffer;
  userId: string;
  authEpoch: number;
  isRemembered: boolean;
  /** The challenge that a passkey has to sign. */
  challenge?: string | undefined;
  tries: number;
  expiresAt: Date;
}

/** Returns whether the settings require users of this type of company to have a second factor. */
export const isRequiredOf = (companyType: CompanyType, settings: { 'sign_in.second_factor_for_staff': boolean }) =>
  companyType === 'broker' && settings['sign_in.second_factor_for_staff'];

/**
 * Returns whether a half session still accepts an answer. A changed `authEpoch` (for example after a password change)
 * ends it.
 */
export const isOpen = (half: HalfSession, { authEpoch }: { authEpoch: number }, now: Date): boolean =>
  half.tries < HALF_SESSION_TRIES && now < half.expiresAt && half.authEpoch === authEpoch;

/** What follows a right password: the session opens, the second step follows, or a factor must be set up first. */
export type Entry = 'open' | 'second_step' | 'setup';

/** Returns what follows a right password, given the user's factors and whether one is required. */
export function entryBy(kinds: readonly FactorKind[], isRequired: boolean): Entry {
  if (kinds.length > 0) return 'second_step';
  return isRequired ? 'setup' : 'open';
}
