/** One of the spans of equal length that follow each other from the epoch on. */
export interface Window {
  startsAt: Date;
  endsAt: Date;
}

/** The window of so many seconds that a moment is in. */
export function windowAt(now: Date, seconds: number): Window {
  const length = seconds * 1000;
  const startsAt = Math.floor(now.getTime() / length) * length;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) };
}
