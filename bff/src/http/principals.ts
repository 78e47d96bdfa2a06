import { isAppError, unavailable } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Services } from '../services.js';

interface Known {
  principal: Principal | null;
  at: number;
  /** Whether asking prolonged the session. */
  touched: boolean;
  /** In which browser it was presented: what is nobody's in one may be renewed in another. */
  deviceToken: string;
}

/** Until when a principal may be believed at all: nobody acts for another a moment longer than arranged. */
const lastMomentOf = (principal: Principal | null): number =>
  principal?.actingUntil ? Date.parse(principal.actingUntil) : Number.POSITIVE_INFINITY;

const freshMs = { read: 5000, write: 1000 };
const usableMs = 60_000;
/** Who is known is not asked about for longer, so that there is time left for what is asked. */
const briefMs = 800;
const maxKnown = 10_000;

/** How somebody is asked about. */
interface Asking {
  write: boolean;
  touch: boolean;
  timeoutMs?: number;
  locale?: string;
  timeZone?: string;
  /** What the browser was marked with. */
  deviceToken?: string;
  /** Told the session's new token where the browser still presents the one before. */
  renewed?: (token: string) => void;
}

/**
 * Who session tokens speak for, asked once and remembered shortly: 1 s for writes, 5 s for reads, and up to 60 s for
 * reads while identity does not answer. Sessions that end elsewhere are forgotten at once.
 */
export const principalCache = (identity: Services['identity'], now: () => number = Date.now) => {
  const known = new Map<string, Known>();
  // Raised when sessions end: an answer that was on its way then may be of the time before.
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

  /** Throws `unavailable` when nobody can say. `touch` false leaves the session's idle time alone. */
  const resolve = async (token: string, use: Asking): Promise<Principal | null> => {
    const found = known.get(token);
    const { deviceToken = '' } = use;
    const isAnswered = found && (found.principal !== null || found.deviceToken === deviceToken);
    const entry = isAnswered && now() < lastMomentOf(found.principal) ? found : undefined;
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

  /** Somebody's session may have ended without our being told. */
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
