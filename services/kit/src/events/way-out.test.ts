import { beforeEach, expect, it } from 'vitest';
import type { Log } from '../log.js';
import { type WayOut, wayOut } from './way-out.js';

let lines: string[];
let time: number;
let way: WayOut;

beforeEach(() => {
  lines = [];
  time = 0;
  const say = (level: string) => (_about: object, text: string) => void lines.push(`${level} ${text}`);
  const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as Log;
  way = wayOut({ alarmMs: 10_000, log, now: () => time });
});

const closedAt = (...times: number[]): void => {
  for (const each of times) {
    time = each;
    way.isClosed(new Error('away'));
  }
};

it('a short outage is logged as one warning', () => {
  closedAt(0, 1_000, 9_999);
  way.isOpen();
  expect(lines).toEqual(['warn events cannot be published yet, the relay retries']);
});

it('a long outage is logged as one error, and its end is logged', () => {
  closedAt(0, 10_000, 20_000, 3_600_000);
  way.isOpen();
  way.isOpen();
  expect(lines).toEqual([
    'warn events cannot be published yet, the relay retries',
    'error events cannot be published and stay in the outbox',
    'info events can be published again',
  ]);
});

it('the next outage is logged like the first', () => {
  closedAt(0, 10_000);
  way.isOpen();
  closedAt(20_000, 29_999);
  expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
});
