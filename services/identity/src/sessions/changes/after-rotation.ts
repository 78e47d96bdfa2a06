import type { Stores } from '../../store/index.js';
import { ARRIVAL_MS, type Speaker, speakerOf } from '../domain/session.js';
import { successorOf } from '../domain/successor.js';
import { tokenHash } from '../domain/token-hash.js';

/**
 * Returns the session whose token was replaced a moment ago, with its new token. For a browser that switched to another
 * user and lost the response. Returns undefined for any other browser, and once the new token has been used.
 */
export async function afterRotation(
  { sessions }: Pick<Stores, 'sessions'>,
  { token, deviceToken, now }: { token: string; deviceToken: string; now: Date },
): Promise<{ token: string; speaker: Speaker } | undefined> {
  if (deviceToken === '') return undefined;
  const since = new Date(now.getTime() - ARRIVAL_MS);
  const salt = await sessions.successorSalt(tokenHash(token), tokenHash(deviceToken), since);
  if (salt === undefined) return undefined;
  const successor = successorOf(token, salt).token;
  const reading = await sessions.read(tokenHash(successor), now);
  const speaker = reading && speakerOf(reading, now);
  return speaker && { token: successor, speaker };
}
