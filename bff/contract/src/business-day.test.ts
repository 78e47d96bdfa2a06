import { expect, it } from 'vitest';
import { businessDay, zoneOfCompany } from './business-day.js';

it.each([
  // The last minute and the first minute of a day in each zone.
  ['2026-11-20T18:29:59Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-20', '2026-11-21'],
  ['2026-11-20T20:59:59Z', '2026-11-20', '2026-11-21'],
  ['2026-11-20T21:00:00Z', '2026-11-21', '2026-11-21'],
  ['2026-11-20T23:59:59Z', '2026-11-21', '2026-11-21'],
  ['2026-11-21T00:00:00Z', '2026-11-21', '2026-11-21'],
  ['2026-12-31T21:00:00Z', '2027-01-01', '2027-01-01'],
  ['2028-02-29T18:30:00Z', '2028-02-29', '2028-03-01'],
])('at %s it is %s in Moscow and %s in India', (at, moscow, india) => {
  expect(businessDay('moscow', new Date(at))).toBe(moscow);
  expect(businessDay('india', new Date(at))).toBe(india);
});

it.each([
  ['supplier', 'india'],
  ['customer', 'moscow'],
  ['broker', 'moscow'],
])('the dates of a %s company are in the time zone: %s', (type, zone) => expect(zoneOfCompany(type)).toBe(zone));
