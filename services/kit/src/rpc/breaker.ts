import { unavailable } from '../errors.js';

const windowMs = 10_000;
const enough = 20;
const probeEveryMs = 2_000;
const inFlightLimit = 64;

/** Decides whether a target gets the next call. */
export type Breaker = {
  /** `unavailable` when the target is failing or has too much in flight already. */
  enter(): void;
  leave(lost: boolean): void;
};

/**
 * A circuit breaker with a bulkhead: opens when half of at least 20 calls within 10 s were lost, lets one probe through
 * every 2 s, closes at the first that comes back; at most 64 calls in flight. Refusals of the service are no losses.
 */
export function breaker(target: string, now: () => number = Date.now): Breaker {
  let calls: { at: number; lost: boolean }[] = [];
  let inFlight = 0;
  let open = false;
  let lastProbe = 0;
  return {
    enter: () => {
      if (inFlight >= inFlightLimit) throw unavailable(`${target}: too many calls in flight`);
      if (open && now() - lastProbe < probeEveryMs) throw unavailable(`${target}: failing, not asked`);
      if (open) lastProbe = now();
      inFlight += 1;
    },
    leave: (lost) => {
      inFlight -= 1;
      calls.push({ at: now(), lost });
      if (open) {
        open = lost;
        if (!lost) calls = [];
        return;
      }
      calls = calls.filter((call) => call.at > now() - windowMs);
      open = calls.length >= enough && calls.filter((call) => call.lost).length * 2 >= calls.length;
      if (open) lastProbe = now();
    },
  };
}
