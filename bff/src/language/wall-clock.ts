/**
 * Converts a moment to a zone's local time, written as if it were UTC, because the cells of a sheet have no time zone.
 */
export type WallClock = (iso: string) => Date | null;

/** Returns a converter of moments to a zone's local time. The converter returns null for an invalid moment. */
export const wallClockOf = (timeZone: string): WallClock => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (iso) => {
    const at = new Date(iso);
    if (iso === '' || Number.isNaN(at.getTime())) return null;
    const shown = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  };
};
