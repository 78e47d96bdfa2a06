import { describe, expect, it } from 'vitest';
import { perfectRun } from './planted.mjs';
import { judge } from './verdict.mjs';

/** @typedef {import('./state.mjs').State} State */

describe('The verdict', () => {
  const windows = [{ name: 'a fault', begin: 0, end: 35, untilMs: 100 }];

  it('passes a run without faults, and counts the writes and notifications of each window', () => {
    const { writes, state } = perfectRun();
    const verdict = judge({ calls: [], writes, windows }, state, { margin: 0 });
    expect(verdict).toMatchObject({ holds: true, leftovers: [], lines: [{ writes: 14, notices: 7, findings: [] }] });
  });

  it('fails with anything lost, with a waiting or dead-lettered event, and with a wrong answer', () => {
    const call = {
      at: 1,
      ms: 1,
      kind: /** @type {const} */ ('read'),
      name: 'GET /',
      who: 'x',
      bff: 0,
      status: 500,
      refused: false,
      wrong: true,
    };
    const { writes, state } = perfectRun();
    const judged = (/** @type {Partial<State>} */ over, calls = [call].slice(1)) =>
      judge({ calls, writes, windows }, { ...state, ...over }, { margin: 0 });
    expect(judged({}, [call]).holds).toBe(false);
    expect(judged({ files: new Map() }).holds).toBe(false);
    expect(judged({ waiting: new Map([['request', 2]]) }).leftovers).toEqual(['request: 2 events never published']);
    expect(judged({ deadLettered: new Map([['identity', 1]]) }).holds).toBe(false);
  });
});
