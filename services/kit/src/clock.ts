export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at `date`; for tests. */
export const fixedClock = (date: Date): Clock => ({ now: () => new Date(date) });
