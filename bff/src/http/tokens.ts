import { systemActor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import { tokenScopeWord } from '@setu/proto/wire-words';
import type { TokenScope } from '@setu/proto/words';
import type { Services } from '../services.js';

/** Who a token speaks for, and what it may read. */
export interface TokenHolder {
  principal: Principal;
  scopes: TokenScope[];
}

interface Known {
  holder: TokenHolder | null;
  at: number;
}

/** A revoked token is dead within a second also where nobody could be told, so nothing is believed for longer. */
const freshMs = 1000;
const maxKnown = 10_000;

/** Who personal tokens speak for, asked once and remembered for a second; what is told to have ended is forgotten at once. */
export const tokenCache = (identity: Pick<Services['identity'], 'resolveToken'>, now: () => number = Date.now) => {
  const known = new Map<string, Known>();
  // Raised when tokens end: an answer that was on its way then may be of the time before.
  let endings = 0;

  const remember = (secret: string, found: Known): void => {
    known.delete(secret);
    known.set(secret, found);
    const oldest = known.keys().next().value;
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  };

  /** Null for nobody's. Throws `unavailable` when nobody can say. */
  const resolve = async (secret: string): Promise<TokenHolder | null> => {
    const found = known.get(secret);
    if (found && now() - found.at < freshMs) return found.holder;
    const [began, askedAt] = [endings, now()];
    const options = { actor: systemActor('bff'), idempotent: true };
    const { principal, scopes } = await identity.resolveToken({ secret }, options);
    const holder = principal
      ? { principal, scopes: scopes.map(tokenScopeWord).filter((scope) => scope !== undefined) }
      : null;
    // It was true when it was asked: it is believed no longer than from then.
    if (began === endings && now() - askedAt < freshMs) remember(secret, { holder, at: askedAt });
    return holder;
  };

  const forgetAll = (): void => {
    endings += 1;
    known.clear();
  };

  const forgetTokens = (ids: readonly string[]): void => {
    endings += 1;
    const ended = new Set(ids);
    for (const [secret, { holder }] of known) if (holder && ended.has(holder.principal.sessionId)) known.delete(secret);
  };

  return { resolve, forgetAll, forgetTokens };
};
export type TokenCache = ReturnType<typeof tokenCache>;
