import type { Stores } from '../../store/index.js';
import { ARRIVAL_MS, type Speaker, speakerOf } from '../domain/session.js';
import { successorOf } from '../domain/successor.js';
import { tokenHash } from '../domain/token-hash.js';

/**
 * The session a token was of until a moment ago, with its present token: for the browser that asked for another speaker
 * and dropped the call before the answer came. Nothing for any other browser, and once the new token was presented.
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
