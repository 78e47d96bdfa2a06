import type { WriteStores } from '@setu/kit/events';
import { mustBeSystem } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import type { Stores } from '../../store/index.js';
import { endSessionsOfUser } from '../changes/end-sessions.js';
import { openSession } from '../changes/open-session.js';
import { type RememberParts, rememberParts, rememberVerdict } from '../domain/remember.js';
import { entryRefusal } from '../domain/sign-in.js';
import { isTokenOf } from '../domain/token-hash.js';
import { toPrincipal } from './principal-message.js';

/** The BFF. Spends a "remember me" token for a session and a new token; a spent one ends all the person's sessions. */
export const resumeSession: Rpc<'resumeSession'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeSystem(actor);
    const parts = rememberParts(request.rememberToken);
    if (parts === undefined) return { token: '', rememberToken: '' };
    return deps.write((stores) => resume(stores, { deps, request, parts }));
  };

async function resume(
  stores: WriteStores<Stores>,
  { deps, request, parts }: { deps: IdentityDeps; request: wire.ResumeSessionRequest; parts: RememberParts },
): Promise<wire.ResumeSessionResponse> {
  const nothing = { token: '', rememberToken: '' };
  const kept = await stores.rememberTokens.lock(parts.selector);
  const member = kept && (await stores.users.byId(kept.userId));
  if (kept === undefined || member === undefined) return nothing;
  const now = deps.clock.now();
  const verdict = rememberVerdict(kept, {
    proven: isTokenOf(kept.validatorHash, parts.validator),
    now,
    authEpoch: member.user.authEpoch,
    mayEnter: entryRefusal(member.user, member.company) === undefined,
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
