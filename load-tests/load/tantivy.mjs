import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { figuresOf } from './figures.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./engine.mjs').Resolved} Resolved */
/** @typedef {{ row?: import('./figures.mjs').Figures, notes: string[] }} Peer */

const source = fileURLToPath(new URL('../peers/tantivy', import.meta.url));
const target = process.env.TANTIVY_TARGET ?? inRoot('.cache/tantivy');
const program = join(target, 'release', 'setu-tantivy-peer');

/**
 * Runs the same queries in Tantivy on one core, over the same documents as our index. Skipped if Rust is not installed.
 * @param {{ engine: Engine, queries: readonly Resolved[], seconds: number, dataDir: string }} asked
 * @returns {Promise<Peer>}
 */
export async function runTantivy({ engine, queries, seconds }) {
  if (!existsSync(program)) {
    if (spawnSync('cargo', ['--version']).status !== 0)
      return { notes: ['Tantivy was skipped because cargo is not installed.'] };
    const built = await step('Tantivy built', async () =>
      spawnSync('cargo', ['build', '--release', '--target-dir', target], { cwd: source, encoding: 'utf8' }),
    );
    if (built.status !== 0) return { notes: [`Tantivy was skipped: ${built.stderr.slice(-300)}`] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'setu-tantivy-'));
  try {
    await step('Tantivy’s index', () => build(engine, join(folder, 'index')));
    return await step('Tantivy', async () => answers(engine, queries, { seconds, folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes each card's words to Tantivy, in the order of popularity. @param {Engine} engine @param {string} dir */
async function build(engine, dir) {
  const child = spawn(program, ['build', dir], { stdio: ['pipe', 'inherit', 'inherit'] });
  const [segment] = engine.index.segments;
  const words = Array.from({ length: segment.size }, () => /** @type {string[]} */ ([]));
  const utf8 = new TextDecoder();
  const { bytes, starts } = segment.lexicon;
  for (let at = 0; at + 1 < starts.length; at++) {
    const text = utf8.decode(bytes.subarray(starts[at], starts[at + 1]));
    for (let i = segment.placeStarts[at]; i < segment.placeStarts[at + 1]; i++) words[segment.places[i]]?.push(text);
  }
  for (const [place, some] of words.entries()) {
    const price = segment.columns.price[place];
    const line = `${place}\t${Number.isNaN(price) ? '' : price}\t${some.join(' ')}\n`;
    if (!child.stdin.write(line)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Tantivy built no index: ${code}`);
}

/** @param {Engine} engine @param {readonly Resolved[]} queries @param {{ seconds: number, folder: string }} how @returns {Peer} */
function answers(engine, queries, { seconds, folder }) {
  const lines = queries.map(({ query }) =>
    JSON.stringify({ query: query.match.query, most: query.offset + query.limit }),
  );
  const input = join(folder, 'asked.jsonl');
  writeFileSync(input, lines.join('\n'));
  const run = spawnSync(program, ['run', join(folder, 'index'), String(seconds)], {
    ...{ input: readFileSync(input), encoding: 'utf8', maxBuffer: 2 ** 30 },
  });
  if (run.status !== 0) return { notes: [`Tantivy failed: ${run.stderr.slice(-300)}`] };
  const times = [];
  const wrong = new Set();
  for (const line of run.stdout.trim().split('\n')) {
    const [at, nanos, total] = line.split('\t').map(Number);
    times.push((nanos ?? 0) / 1e6);
    if (times.length > queries.length) continue;
    const own = queries[at ?? 0];
    if (own && engine.index.list(own.query).total !== total) wrong.add(at);
  }
  const spent = times.reduce((sum, ms) => sum + ms, 0) / 1000;
  const notes = [`Tantivy’s totals differ in ${wrong.size} of ${Math.min(times.length, queries.length)} questions`];
  return { row: figuresOf('Tantivy, the same words', times, { seconds: spent, failed: 0 }), notes };
}
