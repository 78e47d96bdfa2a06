import type { BegunFactorView, SecondFactorView, SecondStepView } from '@setu/contract';
import type * as wire from '@setu/proto/identity/second_factors';
import type { SecondStep } from '@setu/proto/identity/sessions';
import { factorKindWord } from '@setu/proto/wire-words';

/** Presents a user's second factors. A kind that this build does not know is left out. */
export const presentFactors = (answer: wire.ListSecondFactorsResponse): SecondFactorView => ({
  factors: answer.factors.flatMap(({ id, kind: wireKind, name, createdAt, lastUsedAt }) => {
    const kind = factorKindWord(wireKind);
    return kind === undefined ? [] : [{ id, kind, name, created_at: createdAt, last_used_at: lastUsedAt || null }];
  }),
  recovery_codes_left: answer.recoveryCodesLeft,
  required: answer.isRequired,
});

/** Presents the data with which an authenticator or the browser starts setting up a second factor. */
export const presentStarted = ({ secret, uri, passkeyOptions }: wire.BeginSecondFactorResponse): BegunFactorView =>
  passkeyOptions === '' ? { totp: { secret, uri } } : { passkey: JSON.parse(passkeyOptions) };

/** Presents recovery codes, if there are any. They are shown only once. */
export const presentCodes = (codes: string[]): BegunFactorView => (codes.length === 0 ? {} : { recovery_codes: codes });

/** Presents the second step after a correct password. */
export const presentStep = ({ takesCode, passkeyOptions, isSetup }: SecondStep): SecondStepView => ({
  code: takesCode,
  passkey: passkeyOptions === '' ? null : JSON.parse(passkeyOptions),
  setup: isSetup,
});
