import { forbidden, unauthenticated } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import { toPrincipal } from '../../messages/principal-message.js';
import { speakerOf } from '../../sessions/domain/session.js';
import { successorOf } from '../../sessions/domain/successor.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** The same whatever the reason: who tries addresses learns nothing of whose they are. */
export const substitutionRefused = () => forbidden('substitution_refused');

/** Who signed in, whomever his session speaks for. */
export const ownerOf = ({ userId, actingUserId }: Actor): string => (actingUserId === '' ? userId : actingUserId);

/** Who switches, by which session, in which browser, and into what. */
interface Switching {
  token: string;
  deviceToken: string;
  ownerId: string;
  substitutionId: string | undefined;
}

const SALT_BYTES = 32;

/**
 * Gives a session another speaker and with it a new id, token and CSRF secret; the old ones are worth nothing at once but
 * to the browser that asked, should it not hear of the new ones (`afterRotation`).
 */
export async function switchSession(
  { write, clock, ids }: IdentityDeps,
  { token: old, deviceToken, ownerId, substitutionId }: Switching,
): Promise<{ token: string; principal: wire.Principal }> {
  const successorSalt = Buffer.from(ids.token(SALT_BYTES), 'base64url');
  const { token } = successorOf(old, successorSalt);
  const deviceHash = deviceToken === '' ? undefined : tokenHash(deviceToken);
  const speaker = await write(async ({ sessions, signals, acts }) => {
    const now = clock.now();
    const made = {
      id: ids.id(),
      tokenHash: tokenHash(token),
      csrfSecret: ids.token(),
      substitutionId,
      successorSalt,
      deviceHash,
    };
    const oldId = await sessions.rotate({ tokenHash: tokenHash(old), userId: ownerId }, made, now);
    if (oldId === undefined) throw unauthenticated();
    await signals.sessionsEnded([oldId]);
    // By its sitter, whomever he now speaks for; a way back has no substitution of its own any more.
    await acts.add({
      action: substitutionId === undefined ? 'substitution.stood_back' : 'substitution.stood_in',
      object: { kind: 'substitution', id: substitutionId ?? ownerId },
    });
    const reading = await sessions.read(made.tokenHash, now);
    return reading && speakerOf(reading, now);
  });
  if (speaker === undefined) throw unauthenticated();
  return { token, principal: toPrincipal(speaker) };
}
