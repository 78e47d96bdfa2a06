import { origin, outside } from './place.mjs';
import { attempt, kubectl, pause } from './run.mjs';

/** @typedef {{ calls: number, failed: { second: number, what: string }[], slowestMs: number }} Probed */

const inCaller = ['exec', '-n', outside, 'caller', '--'];
const warmUpMs = 3000;
const afterwardsMs = 5000;

/** Runs a script of inside/ in the outside pod. Returns its output. @param {string} name @param {string[]} args */
export const runOutside = async (name, args = []) =>
  JSON.parse(await kubectl([...inCaller, 'node', `/proof/${name}.mjs`, origin, ...args]));

/**
 * Returns the targets that the outside pod reaches. @param {string[]} targets host:port @returns {Promise<string[]>}
 */
export const reachedFromOutside = async (targets) =>
  JSON.parse(await kubectl([...inCaller, 'node', '/proof/reach.mjs', ...targets]));

/**
 * Runs `work` while the probe calls Setu continuously. Returns the results of both.
 * @template Done
 * @param {() => Promise<Done>} work
 * @returns {Promise<{ probed: Probed, done: Done }>}
 */
export async function underProbe(work) {
  const stopFile = `/tmp/stop-${Date.now()}`;
  const probing = runOutside('probe', [stopFile]);
  await pause(warmUpMs);
  try {
    const done = await work();
    await pause(afterwardsMs);
    await stop(stopFile);
    return { probed: await probing, done };
  } catch (error) {
    await stop(stopFile);
    await probing.catch(() => undefined);
    throw error;
  }
}

/** @param {string} file */
const stop = (file) => attempt('kubectl', [...inCaller, 'node', '-e', `fs.writeFileSync(${JSON.stringify(file)}, '')`]);

/** Describes the result of a probe in a sentence. @param {Probed} probed */
export function describeProbe({ calls, failed, slowestMs }) {
  const examples = failed.slice(0, 3).map(({ second, what }) => `${what} at ${second} s`);
  return `${failed.length} of ${calls} calls lost${examples.length > 0 ? ` (${examples.join(', ')})` : ''}, the slowest ${slowestMs} ms`;
}
