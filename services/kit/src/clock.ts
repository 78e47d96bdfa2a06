export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Returns a clock that always shows `date`, for tests. */
export const fixedClock = (date: Date): Clock => ({ now: () => new Date(date) });
