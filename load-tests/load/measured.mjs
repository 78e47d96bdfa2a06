import { perCall, readCpu } from '../bench/cpu.mjs';
import { arrivals } from './arrivals.mjs';
import { byKind, figuresOf } from './figures.mjs';
import { byK6, findK6 } from './k6.mjs';
import { saturated } from './saturated.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Row} Row */
/** @typedef {import('./arrivals.mjs').Lookup} Lookup */
/** @typedef {{ url: string, pids: () => Record<string, number | undefined> }} Target */

/**
 * Measures the highest throughput of a target.
 * @param {Prepared} prepared
 * @param {{ name: string, target: Target, lookups: readonly Lookup[], seconds: number }} what
 * @returns {Promise<Row>}
 */
export async function throughput({ settings, catalogue }, { name, target, lookups, seconds }) {
  const parts = { pids: target.pids(), db: catalogue.db };
  const before = await readCpu(parts);
  const row = await saturated(name, { url: target.url, lookups, connections: settings.connections, seconds });
  return { ...row, cpu: perCall(before, await readCpu(parts), row.count) };
}

/**
 * Measures a target at a fixed arrival rate, with k6 if it is installed.
 * @param {Prepared} prepared
 * @param {{ name: string, target: Target, lookups: readonly Lookup[], rate: number }} what
 * @returns {Promise<{ all: Row, kinds: Row[] }>}
 */
export async function atRate({ settings, catalogue }, { name, target, lookups, rate }) {
  const { seconds } = settings;
  const parts = { pids: target.pids(), db: catalogue.db };
  const before = await readCpu(parts);
  const k6 = findK6();
  const load = { url: target.url, lookups, rate, seconds };
  const { all, kinds } = k6 ? await byK6(k6, load) : byKind(await arrivals(load), seconds);
  return { all: { ...all, name, cpu: perCall(before, await readCpu(parts), all.count) }, kinds };
}

/**
 * Combines several measurements of one target into one row: the median of each figure.
 * @param {readonly Row[]} rows
 * @returns {Row}
 */
export function middle(rows) {
  const of = (/** @type {(row: Row) => number} */ pick) => {
    const sorted = rows.map(pick).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const [first] = rows;
  if (first === undefined) return figuresOf('nothing', [], { seconds: 1, failed: 0 });
  const cpu = {
    bff: of(({ cpu: spent }) => spent?.bff ?? 0),
    catalogue: of(({ cpu: spent }) => spent?.catalogue ?? 0),
  };
  return {
    ...{ name: first.name, p50: of(({ p50 }) => p50), p95: of(({ p95 }) => p95), p99: of(({ p99 }) => p99) },
    ...{ max: of(({ max }) => max), perSecond: of(({ perSecond }) => perSecond) },
    count: rows.reduce((sum, { count }) => sum + count, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
    cpu: { ...cpu, postgres: of(({ cpu: spent }) => spent?.postgres ?? 0), own: 0 },
  };
}
