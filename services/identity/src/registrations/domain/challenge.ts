import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a challenge may be signed: 10 minutes. */
export const CHALLENGE_MS = 10 * 60_000;

const heading = 'Setu: registration of a company';

const sealOf = (said: string, key: string): Buffer =>
  createHmac('sha256', key).update(`certificate challenge\n${said}`).digest();

/**
 * Returns the text that a registrant signs to prove that they hold a certificate's key. The text is bound to one
 * browser, expires after `CHALLENGE_MS`, and is unique thanks to the nonce.
 */
export function makeChallenge(
  { visitorId, nonce, now }: { visitorId: string; nonce: string; now: Date },
  keys: readonly string[],
): Buffer {
  const until = new Date(now.getTime() + CHALLENGE_MS).toISOString();
  const said = [heading, visitorId, until, nonce].join('\n');
  return Buffer.from(`${said}\n${sealOf(said, keys[0] ?? '').toString('base64url')}`);
}

/**
 * Returns whether this service made the challenge for that browser and the challenge has not expired. Accepts a seal
 * made with any of the keys.
 */
export function isChallenge(challenge: Uint8Array, visitorId: string, keys: readonly string[], now: Date): boolean {
  const lines = Buffer.from(challenge).toString('utf8').split('\n');
  const [title, whose, until = '', , seal = ''] = lines;
  if (lines.length !== 5 || title !== heading || whose !== visitorId) return false;
  const given = Buffer.from(seal, 'base64url');
  const said = lines.slice(0, 4).join('\n');
  const isOurs = keys.some((key) => {
    const own = sealOf(said, key);
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return isOurs && Date.parse(until) > now.getTime();
}
