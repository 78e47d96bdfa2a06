import { isAppError, unavailable } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Services } from '../services.js';

interface Known {
  principal: Principal | null;
  at: number;
  /** Whether resolving extended the session. */
  touched: boolean;
  /**
   * The device token of the browser that presented the session token. A session token that is not valid in one browser
   * may be renewed in another.
   */
  deviceToken: string;
}

/** Returns the time until which a principal is valid. Acting on behalf of another user ends exactly when agreed. */
const expiryOf = (principal: Principal | null): number =>
  principal?.actingUntil ? Date.parse(principal.actingUntil) : Number.POSITIVE_INFINITY;

const freshMs = { read: 5000, write: 1000 };
const usableMs = 60_000;
/** A shorter timeout in milliseconds for users already in the cache, so that time remains for the actual work. */
const briefMs = 800;
const maxKnown = 10_000;

/** How a session is resolved. */
interface ResolveOptions {
  write: boolean;
  touch: boolean;
  timeoutMs?: number;
  locale?: string;
  timeZone?: string;
  /** The browser's device token. */
  deviceToken?: string;
  /** Called with the session's new token when the browser still presents the previous one. */
  renewed?: (token: string) => void;
}

/**
 * Resolves session tokens and caches the principals: 1 s for writes, 5 s for reads, and up to 60 s for reads while
 * identity does not answer.
 * Sessions that end elsewhere are removed immediately.
 */
export const principalCache = (identity: Services['identity'], now: () => number = Date.now) => {
  const known = new Map<string, Known>();
  // Incremented when sessions end, because an answer already on its way may be older than the end.
  let endings = 0;

  const remember = (
    token: string,
    principal: Principal | null,
    { touched = true, deviceToken = '' } = {},
  ): Principal | null => {
    known.delete(token);
    known.set(token, { principal, at: now(), touched, deviceToken });
    const oldest = known.keys().next().value;
    if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
    return principal;
  };

  /** Throws `unavailable` when identity does not answer. With `touch: false` the session's idle time is not reset. */
  const resolve = async (token: string, use: ResolveOptions): Promise<Principal | null> => {
    const found = known.get(token);
    const { deviceToken = '' } = use;
    const isAnswered = found && (found.principal !== null || found.deviceToken === deviceToken);
    const entry = isAnswered && now() < expiryOf(found.principal) ? found : undefined;
    const fresh = entry !== undefined && now() - entry.at < (use.write ? freshMs.write : freshMs.read);
    if (fresh && (entry.touched || !use.touch)) return entry.principal;
    const usable = !use.write && entry !== undefined && now() - entry.at < usableMs;
    const timeoutMs = use.timeoutMs ?? (usable ? briefMs : undefined);
    const began = endings;
    try {
      const answer = await identity.resolveSession(
        {
          ...{ token, touch: use.touch, locale: use.locale ?? '', timeZone: use.timeZone ?? '' },
          deviceToken,
        },
        {
          actor: systemActor('bff'),
          idempotent: true,
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
        },
      );
      const principal = answer.principal ?? null;
      if (answer.token) {
        use.renewed?.(answer.token);
        return principal;
      }
      return began === endings ? remember(token, principal, { touched: use.touch, deviceToken }) : principal;
    } catch (error) {
      if (!isAppError(error, 'unavailable')) throw error;
      if (usable) return entry.principal;
      throw unavailable('identity does not answer');
    }
  };

  const forget = (token: string): void => {
    endings += 1;
    known.delete(token);
  };

  /** Clears the cache, because sessions may have ended without a notification reaching this process. */
  const forgetAll = (): void => {
    endings += 1;
    known.clear();
  };

  const forgetSessions = (sessionIds: readonly string[]): void => {
    endings += 1;
    const ended = new Set(sessionIds);
    for (const [token, entry] of known) {
      if (entry.principal && ended.has(entry.principal.sessionId)) known.delete(token);
    }
  };

  return { resolve, remember, forget, forgetAll, forgetSessions };
};
export type PrincipalCache = ReturnType<typeof principalCache>;
