import type { WriteStores } from '@setu/kit/events';
import { type Handler, mustBeSystem } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import { endSessionsOfUser } from '../changes/end-sessions.js';
import { openSession } from '../changes/open-session.js';
import type { IdentityDeps } from '../deps.js';
import { type RememberParts, rememberParts, rememberVerdict } from '../domain/remember.js';
import { entryRefusal } from '../domain/sign-in.js';
import { isTokenOf } from '../domain/token-hash.js';
import type { Stores } from '../store/index.js';
import { toPrincipal } from './wire.js';

/** The BFF. Spends a "remember me" token for a session and a new token; a spent one ends all the person's sessions. */
export function resumeSession(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'resumeSession'> {
  return async (request, { actor }) => {
    mustBeSystem(actor);
    const parts = rememberParts(request.rememberToken);
    if (parts === null) return { token: '', rememberToken: '' };
    return deps.write((stores) => resume(stores, { deps, request, parts }));
  };
}

async function resume(
  stores: WriteStores<Stores>,
  { deps, request, parts }: { deps: IdentityDeps; request: wire.ResumeSessionRequest; parts: RememberParts },
): Promise<wire.ResumeSessionResponse> {
  const nothing = { token: '', rememberToken: '' };
  const kept = await stores.rememberTokens.lock(parts.selector);
  const member = kept === null ? null : await stores.users.byId(kept.userId);
  if (kept === null || member === null) return nothing;
  const now = deps.clock.now();
  const verdict = rememberVerdict(kept, {
    proven: isTokenOf(kept.validatorHash, parts.validator),
    now,
    authEpoch: member.user.authEpoch,
    mayEnter: entryRefusal(member.user, member.company) === null,
  });
  if (verdict === 'theft') await endSessionsOfUser(stores, member.user.id);
  if (verdict !== 'valid') return nothing;
  await stores.rememberTokens.spend(kept.selector, now);
  // The token outlives its old session in the table: its second use must be seen.
  const ended = await stores.sessions.endById(kept.sessionId);
  await stores.signals.sessionsEnded(ended);
  const { address, userAgent } = request;
  const opening = { member, address, userAgent, rememberUntil: kept.expiresAt };
  const { token, rememberToken, speaker } = await openSession(stores, opening, deps);
  return { token, rememberToken, principal: toPrincipal(speaker) };
}
