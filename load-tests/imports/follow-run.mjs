import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentOf } from '../requests/memory.mjs';

const everyMs = 200;
const longestMs = 30 * 60_000;

/**
 * Returns the child processes of the service (Linux only). One of them reads the file.
 * @param {number | undefined} pid
 * @returns {number[]}
 */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/**
 * @typedef {{ ms: number, done: number, service: number, child: number }} Sample the progress at a moment; memory in
 *   MiB
 */

/**
 * Polls a run until a phase is over. Records the reported progress and the memory of the service and its child.
 * @param {() => Promise<{ state: string, failure: string | null, rows: number, stored: number }>} look
 * @param {{ isOver: (state: string) => boolean, done: (run: { rows: number, stored: number }) => number, pid: () =>
 *   number | undefined, startedAt: number }} what `startedAt`: the start of the phase by `performance.now()`
 * @returns {Promise<Sample[]>}
 */
export async function followRun(look, { isOver, done, pid, startedAt }) {
  /** @type {Sample[]} */
  const samples = [];
  for (;;) {
    const run = await look();
    const child = Math.max(0, ...childrenOf(pid()).map(residentOf));
    samples.push({ ms: performance.now() - startedAt, done: done(run), service: residentOf(pid()), child });
    if (run.failure) throw new Error(`the file could not be read: ${run.failure}`);
    if (isOver(run.state)) return samples;
    if (performance.now() - startedAt > longestMs) throw new Error(`after half an hour the run is ${run.state}`);
    await sleep(everyMs);
  }
}

const middleOf = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Summarises the samples: rows per second, the number of progress updates and the longest pause between them. Also
 * returns the maximum memory, and the memory in the second and the last quarter of the time since the first row.
 * @param {readonly Sample[]} samples
 */
export function figuresOf(samples) {
  const last = samples.at(-1) ?? { ms: 1, done: 0 };
  const steps = samples.filter(({ done }, at) => at > 0 && done !== samples[at - 1]?.done);
  const moments = [0, ...steps.map(({ ms }) => ms), last.ms];
  // Memory before the first row is not comparable. A phase of fewer than eight samples has no quarters.
  const going = samples.filter(({ done }) => done > 0);
  const quarter = (/** @type {number} */ at) =>
    going.length < 8 ? going : going.slice((going.length * at) >> 2, (going.length * (at + 1)) >> 2);
  const memory = (/** @type {'service' | 'child'} */ of) => ({
    early: middleOf(quarter(1).map((sample) => sample[of])),
    late: middleOf(quarter(3).map((sample) => sample[of])),
    max: Math.max(...samples.map((sample) => sample[of])),
  });
  return {
    rows: last.done,
    seconds: Math.round(last.ms / 100) / 10,
    perSecond: Math.round(last.done / (last.ms / 1000)),
    steps: steps.length,
    longestQuietMs: Math.round(Math.max(...moments.slice(1).map((ms, at) => ms - (moments[at] ?? 0)))),
    service: memory('service'),
    child: memory('child'),
  };
}
