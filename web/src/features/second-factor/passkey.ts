import type { Problem } from '../../api/problem';

/** WebAuthn's JSON, as the server gives it and takes it back. */
type Options = Record<string, unknown> & { challenge: string };
type Answer = Record<string, unknown> & { id: string };

/** What a browser refused, by the name of its error; anything else is told as a cancelled dialog. */
export type PasskeyFailure = 'cancelled' | 'known' | 'unsupported';

/** Whether this browser can make and show passkeys at all. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

const failureOf = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotSupportedError' || name === 'SecurityError' ? 'unsupported' : 'cancelled';
};

async function asked(words: (failure: PasskeyFailure) => string, ask: () => Promise<unknown>): Promise<Answer> {
  try {
    // The library's answers are the standard's JSON; the server reads them.
    return (await ask()) as Answer;
  } catch (error) {
    throw { kind: 'validation', message: words(failureOf(error)) } satisfies Problem;
  }
}

/** Has the browser make a passkey. Throws a `Problem` in words when it did not. */
export async function makePasskey(options: Options, words: (failure: PasskeyFailure) => string): Promise<Answer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return asked(words, () => startRegistration({ optionsJSON: options as never }));
}

/** Has the browser show one of the person's passkeys. Throws a `Problem` in words when it did not. */
export async function showPasskey(options: Options, words: (failure: PasskeyFailure) => string): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return asked(words, () => startAuthentication({ optionsJSON: options as never }));
}
