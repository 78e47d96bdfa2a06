import type { Clock } from '@setu/kit/simulation';

interface Alarm {
  at: number;
  seq: number;
  ring: () => void;
}

/** The time of a simulated world. It moves only when the scheduler moves it. */
export interface VirtualTime extends Clock {
  ms(): number;
  advance(ms: number): void;
  /** Calls `ring` at a time, after everything that was set for an earlier time. Returns a function that forgets it. */
  at(ms: number, ring: () => void): () => void;
  /** Rings what is due. */
  ringDue(): void;
  /** Moves to the next alarm. Returns false if there is none. */
  skip(): boolean;
}

/** Creates the clock of a run. */
export function virtualTime(start: Date): VirtualTime {
  let now = start.getTime();
  let seq = 0;
  const alarms: Alarm[] = [];
  const ringDue = (): void => {
    for (let next = alarms[0]; next !== undefined && next.at <= now; next = alarms[0]) {
      alarms.shift();
      next.ring();
    }
  };
  return {
    now: () => new Date(now),
    ms: () => now,
    advance: (ms) => {
      now += ms;
    },
    at: (ms, ring) => {
      seq += 1;
      const alarm = { at: Math.max(ms, now), seq, ring };
      const after = alarms.findIndex((each) => each.at > alarm.at);
      alarms.splice(after === -1 ? alarms.length : after, 0, alarm);
      return () => {
        const place = alarms.indexOf(alarm);
        if (place !== -1) alarms.splice(place, 1);
      };
    },
    ringDue,
    skip: () => {
      const [next] = alarms;
      if (next === undefined) return false;
      now = Math.max(now, next.at);
      ringDue();
      return true;
    },
  };
}
