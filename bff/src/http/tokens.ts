import { systemActor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import { tokenScopeWord } from '@setu/proto/wire-words';
import type { TokenScope } from '@setu/proto/words';
import type { Services } from '../services.js';

/** A token's user and its scopes. */
export interface TokenHolder {
  principal: Principal;
  scopes: TokenScope[];
}

interface Known {
  holder: TokenHolder | null;
  at: number;
}

/** A revoked token must stop working within a second even if no notification arrives, so nothing is cached longer. */
const freshMs = 1000;
const maxKnown = 10_000;

/** Resolves personal tokens and caches the result for a second. Tokens reported as ended are removed immediately. */
export const tokenCache = (identity: Pick<Services['identity'], 'resolveToken'>, now: () => number = Date.now) => {
  const known = new Map<string, Known>();
  // Incremented when tokens end, because an answer already on its way may be older than the end.
  let endings = 0;

  const remember = (secret: string, found: Known): void => {
    known.delete(secret);
    known.set(secret, found);
    const oldest = known.keys().next().value;
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  };

  /** Returns null for an unknown token. Throws `unavailable` when identity does not answer. */
  const resolve = async (secret: string): Promise<TokenHolder | null> => {
    const found = known.get(secret);
    if (found && now() - found.at < freshMs) return found.holder;
    const [began, requestedAt] = [endings, now()];
    const options = { actor: systemActor('bff'), idempotent: true };
    const { principal, scopes } = await identity.resolveToken({ secret }, options);
    const holder = principal
      ? { principal, scopes: scopes.map(tokenScopeWord).filter((scope) => scope !== undefined) }
      : null;
    // The answer describes the moment of the request, so its cache time starts then.
    if (began === endings && now() - requestedAt < freshMs) remember(secret, { holder, at: requestedAt });
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
