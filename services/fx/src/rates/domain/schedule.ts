const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long to wait after a try: an hour after a success, then 1, 2, 4 … 60 minutes by the failures in a row. */
export function pauseAfter(failures: number): number {
  return failures === 0 ? hourMs : Math.min(hourMs, minuteMs * 2 ** Math.min(failures - 1, 10));
}
