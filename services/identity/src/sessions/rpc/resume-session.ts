import type { WriteStores } from '@setu/kit/events';
import { mustBeSystem } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import { toPrincipal } from '../../messages/principal-message.js';
import { mustSetUp } from '../../second-factors/changes/must-set-up.js';
import type { Rpc } from '../../served.js';
import type { Stores } from '../../store/index.js';
import { endSessionsOfUser } from '../changes/end-sessions.js';
import type { Opened } from '../changes/open-session.js';
import { resumeSameSession, resumeWithNewSession } from '../changes/resume.js';
import { type RememberParts, rememberParts, rememberVerdict } from '../domain/remember.js';
import { entryRefusal } from '../domain/sign-in.js';
import { isTokenOf } from '../domain/token-hash.js';

/**
 * Exchanges a "remember me" token for a session and a new token. For the BFF. Concurrent calls with one token, to any
 * process, get the same session and token. A token that was spent earlier ends all sessions of the user.
 */
export const resumeSession: Rpc<'resumeSession'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeSystem(actor);
    const parts = rememberParts(request.rememberToken);
    const opened = parts && (await deps.write((stores) => resume(stores, { deps, request, parts })));
    if (opened === undefined) return { token: '', rememberToken: '' };
    const { token, rememberToken, speaker } = opened;
    return { token, rememberToken, principal: toPrincipal(speaker) };
  };

interface ResumeContext {
  deps: IdentityDeps;
  request: wire.ResumeSessionRequest;
  parts: RememberParts;
}

async function resume(stores: WriteStores<Stores>, context: ResumeContext): Promise<Opened | undefined> {
  // Of two concurrent calls, the slower one finds the token spent on its second try.
  return (await resumeOnce(stores, context)) ?? (await resumeOnce(stores, context));
}

async function resumeOnce(
  stores: WriteStores<Stores>,
  { deps, request, parts }: ResumeContext,
): Promise<Opened | undefined> {
  const stored = await stores.rememberTokens.bySelector(parts.selector);
  const member = stored && (await stores.users.byId(stored.userId));
  if (stored === undefined || member === undefined) return undefined;
  const verdict = rememberVerdict(stored, {
    proven: isTokenOf(stored.validatorHash, parts.validator),
    now: deps.clock.now(),
    authEpoch: member.user.authEpoch,
    mayEnter: entryRefusal(member.user, member.company) === undefined && !(await mustSetUp(stores, member, deps)),
  });
  if (verdict === 'theft') await endSessionsOfUser(stores, member.user.id);
  if (verdict === 'again') return resumeSameSession(stores, { parts, stored }, deps);
  if (verdict !== 'valid') return undefined;
  const { address, userAgent } = request;
  return resumeWithNewSession(stores, { parts, stored, member, address, userAgent }, deps);
}
