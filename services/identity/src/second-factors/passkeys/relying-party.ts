import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyFactor } from '../domain/second-factor.js';

const NAME = 'Setu';
/** The maximum length of a browser's answer, with a margin. */
const ANSWER_MAX = 20_000;

type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** The WebAuthn options for the browser, as JSON, and the challenge to sign. */
export interface PasskeyQuestion {
  options: string;
  challenge: string;
}

/** A passkey as its authenticator described it. */
export type CreatedPasskey = Pick<PasskeyFactor, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>;

// The library consists of 300 modules, so it loads with the first passkey and not with the service.
const library = () => import('@simplewebauthn/server');

const toQuestion = (made: { challenge: string }): PasskeyQuestion => ({
  options: JSON.stringify(made),
  challenge: made.challenge,
});

const namesOf = (passkeys: readonly PasskeyFactor[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as Transport[] }));

/**
 * Creates and verifies WebAuthn requests (level 3) for the public site. The relying party is its host; the expected
 * origin is its origin.
 */
export function relyingParty(publicOrigin: string) {
  const { origin, hostname: rpID } = new URL(publicOrigin);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };
  return {
    /**
     * Returns the options to create a passkey. The user's existing passkeys are excluded, so they are not registered
     * twice.
     */
    creationOptions: async (
      { id, email, name }: { id: string; email: string; name: string },
      passkeys: readonly PasskeyFactor[],
    ): Promise<PasskeyQuestion> =>
      toQuestion(
        await (await library()).generateRegistrationOptions({
          ...{ rpName: NAME, rpID, userID: new Uint8Array(Buffer.from(id)), userName: email, userDisplayName: name },
          attestationType: 'none',
          excludeCredentials: namesOf(passkeys),
          authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        }),
      ),
    requestOptions: async (passkeys: readonly PasskeyFactor[]): Promise<PasskeyQuestion> =>
      toQuestion(
        await (await library()).generateAuthenticationOptions({
          rpID,
          allowCredentials: namesOf(passkeys),
          userVerification: 'preferred',
        }),
      ),
    /**
     * Returns the passkey from the browser's answer (JSON), or undefined if the answer does not match the challenge and
     * this site.
     */
    verifyCreated: (answer: string, expectedChallenge: string): Promise<CreatedPasskey | undefined> =>
      readAnswer(answer, async (response: RegistrationResponseJSON) => {
        const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
          ...{ ...expected, response, expectedChallenge },
        });
        if (!verified) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter, transports };
      }),
    /**
     * Returns the passkey that signed the answer and its new signature count. Returns undefined if none of the user's
     * passkeys signed it, or if the count went down, which means that the passkey was cloned.
     */
    verifyShown: (
      answer: string,
      { challenge, passkeys }: { challenge: string; passkeys: readonly PasskeyFactor[] },
    ): Promise<{ passkey: PasskeyFactor; signCount: number } | undefined> =>
      readAnswer(answer, async (response: AuthenticationResponseJSON) => {
        const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
        if (passkey === undefined) return undefined;
        const { credentialId: id, publicKey, signCount: counter } = passkey;
        const credential = { id, publicKey: new Uint8Array(publicKey), counter };
        const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
          ...{ ...expected, response, expectedChallenge: challenge, credential },
        });
        return verified ? { passkey, signCount: authenticationInfo.newCounter } : undefined;
      }),
  };
}

// The library throws on any malformed answer, and an attacker may send anything.
async function readAnswer<Answer, Read>(
  answer: string,
  read: (parsed: Answer) => Promise<Read | undefined>,
): Promise<Read | undefined> {
  if (answer.length > ANSWER_MAX) return undefined;
  try {
    return await read(JSON.parse(answer));
  } catch {
    return undefined;
  }
}
