import { unavailable } from '../errors.js';
import { breakersOpen } from '../metrics.js';

const buckets = 10;
const bucketMs = 1_000;
const enough = 20;
const probeEveryMs = 500;
const inFlightLimit = 64;

/** Decides whether the next call may be sent to a target. */
export interface Breaker {
  /** Throws `unavailable` if the target is failing or has too many calls in flight. */
  enter(): void;
  leave(lost: boolean): void;
}

/**
 * Creates a circuit breaker with a limit of 64 calls in flight. It opens when half of at least 20 calls within 10 s
 * were lost. It then lets one probe through every half second and closes after the first success. A call that the
 * service rejects is not lost.
 */
export function breaker(target: string, now: () => number = Date.now): Breaker {
  const counts = slidingCounts(now);
  let inFlight = 0;
  let open = false;
  let lastProbe = 0;
  breakersOpen.inc({ target }, 0);
  const turn = (opens: boolean): void => {
    if (opens !== open) breakersOpen.inc({ target }, opens ? 1 : -1);
    open = opens;
  };
  return {
    enter: () => {
      if (inFlight >= inFlightLimit) throw unavailable(`${target}: too many calls in flight`);
      if (open && now() - lastProbe < probeEveryMs) throw unavailable(`${target}: failing, not asked`);
      if (open) lastProbe = now();
      inFlight += 1;
    },
    leave: (lost) => {
      inFlight -= 1;
      if (open) {
        turn(lost);
        if (!lost) counts.clear();
        return;
      }
      const { calls, losses } = counts.add(lost);
      // Only a lost call may open the breaker. After a recovery, the twentieth call could be the first successful one.
      turn(lost && calls >= enough && losses * 2 >= calls);
      if (open) lastProbe = now();
    },
  };
}

interface Counts {
  calls: number;
  losses: number;
}

// Calls are counted per second, so a check adds ten numbers however many calls there were.
function slidingCounts(now: () => number) {
  const none = (second: number) => ({ second, calls: 0, losses: 0 });
  const ring = Array.from({ length: buckets }, () => none(Number.NEGATIVE_INFINITY));
  return {
    add: (lost: boolean): Counts => {
      const second = Math.floor(now() / bucketMs);
      const at = second % buckets;
      const bucket = ring[at]?.second === second ? ring[at] : none(second);
      ring[at] = bucket;
      bucket.calls += 1;
      bucket.losses += lost ? 1 : 0;
      const recent = ring.filter((one) => one.second > second - buckets);
      return {
        calls: recent.reduce((sum, one) => sum + one.calls, 0),
        losses: recent.reduce((sum, one) => sum + one.losses, 0),
      };
    },
    clear: (): void => {
      ring.forEach((_, at) => {
        ring[at] = none(Number.NEGATIVE_INFINITY);
      });
    },
  };
}
