/** One of the windows of equal length that follow each other from the epoch on. */
export interface Window {
  startsAt: Date;
  endsAt: Date;
}

/** Returns the window of the given length in seconds that contains a moment. */
export function windowAt(now: Date, seconds: number): Window {
  const length = seconds * 1000;
  const startsAt = Math.floor(now.getTime() / length) * length;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) };
}
