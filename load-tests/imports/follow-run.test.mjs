import { expect, it } from 'vitest';
import { figuresOf, followRun } from './follow-run.mjs';

const sample = (ms, done, service, child = 0) => ({ ms, done, service, child });

it('reports rows per second, the longest pause in progress, and early and late memory', () => {
  const samples = [
    ...[sample(0, 0, 100), sample(1_000, 500, 180, 40), sample(2_000, 500, 190, 60), sample(5_000, 900, 200, 60)],
    ...[
      sample(6_000, 900, 205, 60),
      sample(7_000, 1_400, 210, 50),
      sample(8_000, 2_000, 220),
      sample(8_500, 2_000, 225),
    ],
    sample(9_000, 2_000, 230),
  ];
  expect(figuresOf(samples)).toEqual({
    ...{ rows: 2_000, seconds: 9, perSecond: 222, steps: 4, longestQuietMs: 4_000 },
    service: { early: 205, late: 230, max: 230 },
    child: { early: 60, late: 0, max: 60 },
  });
  const short = figuresOf([sample(0, 0, 100), sample(400, 50, 180, 40)]);
  expect([short.perSecond, short.service.early, short.service.late]).toEqual([125, 180, 180]);
});

it('polls until the run is over, and throws the reason if a file could not be read', async () => {
  const how = { isOver: (state) => state !== 'reading', done: ({ rows }) => rows, pid: () => undefined };
  const runs = ['reading', 'checked'].map((state, at) => ({ state, failure: null, rows: at * 7, stored: 0 }));
  const samples = await followRun(async () => runs.shift(), { ...how, startedAt: performance.now() });
  expect(samples.map(({ done }) => done)).toEqual([0, 7]);
  const failed = async () => ({ state: 'failed', failure: 'unreadable', rows: 0, stored: 0 });
  await expect(followRun(failed, { ...how, startedAt: performance.now() })).rejects.toThrow('unreadable');
});
