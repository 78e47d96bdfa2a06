import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a challenge may be signed: 10 minutes. */
export const CHALLENGE_MS = 10 * 60_000;

const heading = 'Setu: registration of a company';

const sealOf = (content: string, key: string): Buffer =>
  createHmac('sha256', key).update(`certificate challenge\n${content}`).digest();

/**
 * Returns the text that a registrant signs to prove that they hold a certificate's key. The text is bound to one
 * browser, expires after `CHALLENGE_MS`, and is unique thanks to the nonce.
 */
export function makeChallenge(
  { visitorId, nonce, now }: { visitorId: string; nonce: string; now: Date },
  keys: readonly string[],
): Buffer {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  const content = [heading, visitorId, expiresAt, nonce].join('\n');
  return Buffer.from(`${content}\n${sealOf(content, keys[0] ?? '').toString('base64url')}`);
}

/**
 * Returns whether this service made the challenge for that browser and the challenge has not expired. Accepts a seal
 * made with any of the keys.
 */
export function isChallenge(challenge: Uint8Array, visitorId: string, keys: readonly string[], now: Date): boolean {
  const lines = Buffer.from(challenge).toString('utf8').split('\n');
  const [title, owner, expiresAt = '', , seal = ''] = lines;
  if (lines.length !== 5 || title !== heading || owner !== visitorId) return false;
  const sentSeal = Buffer.from(seal, 'base64url');
  const content = lines.slice(0, 4).join('\n');
  const isGenuine = keys.some((key) => {
    const expectedSeal = sealOf(content, key);
    return sentSeal.length === expectedSeal.length && timingSafeEqual(sentSeal, expectedSeal);
  });
  return isGenuine && Date.parse(expiresAt) > now.getTime();
}
