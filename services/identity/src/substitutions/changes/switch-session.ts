import { forbidden, unauthenticated } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import { toPrincipal } from '../../messages/principal-message.js';
import { speakerOf } from '../../sessions/domain/session.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** The same whatever the reason: who tries addresses learns nothing of whose they are. */
export const substitutionRefused = () => forbidden('substitution_refused');

/** Who signed in, whomever his session speaks for. */
export const ownerOf = ({ userId, actingUserId }: Actor): string => (actingUserId === '' ? userId : actingUserId);

/** Gives a session another speaker and with it a new id, token and CSRF secret; the old ones are worth nothing at once. */
export async function switchSession(
  { write, clock, ids }: IdentityDeps,
  { token: old, ownerId, substitutionId }: { token: string; ownerId: string; substitutionId: string | undefined },
): Promise<{ token: string; principal: wire.Principal }> {
  const token = ids.token();
  const speaker = await write(async ({ sessions, signals }) => {
    const now = clock.now();
    const made = { id: ids.id(), tokenHash: tokenHash(token), csrfSecret: ids.token(), substitutionId };
    const oldId = await sessions.rotate({ tokenHash: tokenHash(old), userId: ownerId }, made, now);
    if (oldId === undefined) throw unauthenticated();
    await signals.sessionsEnded([oldId]);
    const reading = await sessions.read(made.tokenHash, now);
    return reading && speakerOf(reading, now);
  });
  if (speaker === undefined) throw unauthenticated();
  return { token, principal: toPrincipal(speaker) };
}
