import { pino } from 'pino';
import { expect, it } from 'vitest';
import { queueLog } from './queue-log.js';

const logged = async (level: 'warn' | 'error', text: string): Promise<{ level: number; msg: string }[]> => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  (await queueLog(log))[level](text);
  return lines.map(({ level: at, msg }) => ({ level: at, msg }));
};

it('a failed attempt is logged as one warning without the stack', async () => {
  const text =
    "Failed task 1 (fx.keep-rates, attempt 1 of 7) with error 'fetch failed':\n  TypeError: fetch failed\n    at x";
  const msg = "Failed task 1 (fx.keep-rates, attempt 1 of 7) with error 'fetch failed'";
  expect(await logged('error', text)).toEqual([{ level: 40, msg }]);
});

it("migrating another service's queue logs no warning", async () => {
  const text = "Graphile Worker detected breaking migration to database schema revision '16'; it would be unsafe …";
  expect(await logged('warn', text)).toEqual([]);
});
