import { type Handler, mustBeSystem } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { isTouchDue, speakerOf } from '../domain/session.js';
import { tokenHash } from '../domain/token-hash.js';
import { toPrincipal } from './wire.js';

/** The BFF, on every request: who a token speaks for; an absent principal when for nobody. */
export function resolveSession(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'resolveSession'> {
  return async ({ token, touch }, { actor }) => {
    mustBeSystem(actor);
    const now = deps.clock.now();
    const reading = await deps.read.sessions.read(tokenHash(token), now);
    const speaker = reading === null ? null : speakerOf(reading, now);
    if (speaker === null) return {};
    if (touch && isTouchDue(speaker.session, now)) await deps.read.sessions.touch(speaker.session.id, now);
    return { principal: toPrincipal(speaker) };
  };
}
