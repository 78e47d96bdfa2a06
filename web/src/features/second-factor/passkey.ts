import type { Problem } from '../../api/problem';

/** The JSON of WebAuthn as the server sends and receives it. */
type Options = Record<string, unknown> & { challenge: string };
type Answer = Record<string, unknown> & { id: string };

/** The reason why the browser failed, from the name of its error. An unknown error counts as a cancelled dialog. */
export type PasskeyFailure = 'cancelled' | 'known' | 'unsupported';

/** Tells whether this browser can create and use passkeys. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

const failureOf = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotSupportedError' || name === 'SecurityError' ? 'unsupported' : 'cancelled';
};

async function run(textOf: (failure: PasskeyFailure) => string, call: () => Promise<unknown>): Promise<Answer> {
  try {
    // The library returns the standard's JSON, which the server parses.
    return (await call()) as Answer;
  } catch (error) {
    throw { kind: 'validation', message: textOf(failureOf(error)) } satisfies Problem;
  }
}

/** Lets the browser create a passkey. Throws a `Problem` with a text if it fails. */
export async function makePasskey(options: Options, textOf: (failure: PasskeyFailure) => string): Promise<Answer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return run(textOf, () => startRegistration({ optionsJSON: options as never }));
}

/** Lets the browser present one of the user's passkeys. Throws a `Problem` with a text if it fails. */
export async function showPasskey(options: Options, textOf: (failure: PasskeyFailure) => string): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return run(textOf, () => startAuthentication({ optionsJSON: options as never }));
}
