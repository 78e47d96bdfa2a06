import { forbidden, unauthenticated } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import { toPrincipal } from '../../messages/principal-message.js';
import { speakerOf } from '../../sessions/domain/session.js';
import { successorOf } from '../../sessions/domain/successor.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** Returns the same error for every reason, so that trying addresses does not reveal whether they exist. */
export const substitutionRefused = () => forbidden('substitution_refused');

/** Returns the user who signed in, even if the session acts for another user. */
export const ownerOf = ({ userId, actingUserId }: Actor): string => (actingUserId === '' ? userId : actingUserId);

/** A switch of a session: its token, its browser, the user who signed in, and the substitution to use, if any. */
interface Switching {
  token: string;
  deviceToken: string;
  ownerId: string;
  substitutionId: string | undefined;
}

const SALT_BYTES = 32;

/**
 * Switches a session to another user, with a new id, token and CSRF secret. The old ones stop working immediately. Only
 * the browser that requested the switch may still use the old token for a moment, in case the response is lost
 * (`afterRotation`).
 */
export async function switchSession(
  { write, clock, ids }: IdentityDeps,
  { token: previousToken, deviceToken, ownerId, substitutionId }: Switching,
): Promise<{ token: string; principal: wire.Principal }> {
  const successorSalt = Buffer.from(ids.token(SALT_BYTES), 'base64url');
  const { token } = successorOf(previousToken, successorSalt);
  const deviceHash = deviceToken === '' ? undefined : tokenHash(deviceToken);
  const speaker = await write(async ({ sessions, signals, auditLog }) => {
    const now = clock.now();
    const made = {
      id: ids.id(),
      tokenHash: tokenHash(token),
      csrfSecret: ids.token(),
      substitutionId,
      successorSalt,
      deviceHash,
    };
    const oldId = await sessions.rotate({ tokenHash: tokenHash(previousToken), userId: ownerId }, made, now);
    if (oldId === undefined) throw unauthenticated();
    await signals.sessionsEnded([oldId]);
    // The audit entry names the user who signed in. A switch back has no substitution, so its entry has that user as
    // its object.
    await auditLog.add({
      action: substitutionId === undefined ? 'substitution.stood_back' : 'substitution.stood_in',
      object: { kind: 'substitution', id: substitutionId ?? ownerId },
    });
    const reading = await sessions.read(made.tokenHash, now);
    return reading && speakerOf(reading, now);
  });
  if (speaker === undefined) throw unauthenticated();
  return { token, principal: toPrincipal(speaker) };
}
