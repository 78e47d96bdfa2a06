import { createHash } from 'node:crypto';
import { userId } from '@setu/demo-world';
import { systemActor } from '@setu/kit/rpc';
import { isAppError } from '@setu/kit/simulation';
import type { Actor } from '@setu/proto/common';
import { ResolveSessionRequest, type ResolveSessionResponse } from '@setu/proto/identity/sessions';
import { ask, type Network } from './network.js';
import { actorOf, userIdOf, type Who } from './people.js';
import type { Sessions } from './sessions.js';

/** Those who may act for a colleague, and so have a session in identity. */
const signedIn = ['buyer2', 'manager2'] as const;

/** The token of a session as it begins. */
export const tokenOf = (who: Who): string => `token of ${who}`;
export const deviceOf = (who: Who): string => `device of ${who}`;

/** Creates the sessions with which every seed begins. */
export async function fillSessions(sessions: Sessions): Promise<void> {
  for (const who of signedIn)
    await sessions.asOwner(
      `insert into setu_identity.session (id, token_hash, user_id, auth_epoch, csrf_secret, created_at, last_seen_at, expires_at)
       select $1, $2, id, auth_epoch, 'secret', '2026-11-20T08:00Z', '2026-11-20T08:59Z', '2026-11-25T08:00Z'
         from setu_identity.app_user where id = $3`,
      [userId(`session ${who}`), createHash('sha256').update(tokenOf(who)).digest(), userIdOf(who)],
    );
}

/**
 * Returns the actor of a user's session, as the BFF asks identity for it before every call, and remembers a new token.
 * Returns undefined if the session has ended, or identity does not answer.
 */
export async function actorOfSession(network: Network, who: Who, tokens: Map<Who, string>): Promise<Actor | undefined> {
  const request = ResolveSessionRequest.fromPartial({
    ...{ token: tokens.get(who) ?? tokenOf(who), touch: true, locale: 'en', timeZone: 'Europe/Moscow' },
    deviceToken: deviceOf(who),
  });
  const asking = { method: 'resolveSession', request, actor: systemActor('bff') };
  const answer = await ask(network, 'identity', asking).catch((error: unknown) => {
    if (!isAppError(error, 'unavailable')) throw error;
  });
  const { principal, token = '' } = (answer ?? {}) as Partial<ResolveSessionResponse>;
  if (principal?.actor === undefined) return undefined;
  if (token !== '') tokens.set(who, token);
  const { locale, platform } = actorOf(who);
  return { ...principal.actor, locale, platform };
}
