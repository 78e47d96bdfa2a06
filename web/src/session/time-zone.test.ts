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

it('the server gets the viewer’s time zone if it counts days in another, and the page uses the viewer’s', () => {
  expect(inViewersZone(aContext('visitor', { time_zone: 'UTC' })).time_zone).toBe('Asia/Kolkata');
  expect(writes.mock.calls.flat().join()).toMatch(/^zone=Asia%2FKolkata; path=\/; max-age=\d+; samesite=lax$/);
});

it('a server that knows the time zone gets no cookie', () => {
  expect(inViewersZone(aContext('visitor', { time_zone: 'Asia/Kolkata' })).time_zone).toBe('Asia/Kolkata');
  expect(writes).not.toHaveBeenCalled();
});
