// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { aContext } from '../testing/builders/context';
import { inViewersZone } from './time-zone';

const writes = vi.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  writes.mockClear();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Asia/Kolkata',
  } as Intl.ResolvedDateTimeFormatOptions);
});

it('the server is told the viewer’s zone while it counts days in another, and the page shows his', () => {
  expect(inViewersZone(aContext('visitor', { time_zone: 'UTC' })).time_zone).toBe('Asia/Kolkata');
  expect(writes.mock.calls.flat().join()).toMatch(/^zone=Asia%2FKolkata; path=\/; max-age=\d+; samesite=lax$/);
});

it('a server that knows it is told nothing', () => {
  expect(inViewersZone(aContext('visitor', { time_zone: 'Asia/Kolkata' })).time_zone).toBe('Asia/Kolkata');
  expect(writes).not.toHaveBeenCalled();
});
