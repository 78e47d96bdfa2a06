import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { reachedFromOutside } from './caller.mjs';
import { chart, namespace } from './place.mjs';
import { componentOf, isReady, pods } from './release.mjs';
import { kubectl } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */

const ports = { http: 8080, grpc: 50051, bytes: 8081, admin: 9090 };
/**
 * Returns the ports on which a workload listens. Only on these ports can an open route be told from a closed one.
 * @param {string} name
 * @returns {number[]}
 */
const portsOf = (name) => {
  if (name === 'bff') return [ports.http, ports.admin];
  return [ports.grpc, ports.admin, ...(name === 'media' ? [ports.bytes] : [])];
};
const reach = readFileSync(new URL('inside/reach.mjs', import.meta.url), 'utf8');

/** @param {string} from @param {string} to @param {number | undefined} port */
const wayOf = (from, to, port) => `${from} → ${to}${port === undefined ? '' : ` ${port}`}`;

/** Returns the routes that edges.yaml allows, by name. */
function allowedWays() {
  /** @type {{ from: string[], to: string[], port?: keyof typeof ports }[]} */
  const edges = parse(readFileSync(join(chart, 'edges.yaml'), 'utf8'));
  const named = edges.flatMap(({ from, to, port }) =>
    from.flatMap((a) => to.map((b) => wayOf(a, b, port && ports[port]))),
  );
  return new Set(named);
}

/**
 * Returns the targets that one of our pods reaches. @param {import('./release.mjs').Pod} pod @param {string[]} targets
 * @returns {Promise<string[]>}
 */
async function reachedFrom(pod, targets) {
  const command = ['exec', '-i', '-n', namespace, pod.metadata.name, '--', 'node', '--input-type=module', '-'];
  return JSON.parse(await kubectl([...command, ...targets], reach));
}

/**
 * Tries every route between the workloads, to the stores, and in from outside. If the cluster's network plug-in does
 * not enforce policies, reports that instead.
 * @param {Table} table
 * @param {{ stores: Record<string, string> }} place
 */
export async function policies(table, { stores }) {
  const promise = 'the network allows exactly the routes of edges.yaml';
  const one = new Map((await pods()).filter(isReady).map((pod) => [componentOf(pod), pod]));
  const fx = one.get('fx')?.status.podIP ?? '';
  if ((await reachedFromOutside([`${fx}:50051`, `${fx}:9090`])).length > 0)
    return table.say(promise, undefined, 'this cluster enforces no policies: an outside pod reaches fx');
  const allowed = allowedWays();
  const wrong = [];
  let [tried, passed] = [0, 0];
  for (const [from, pod] of [...one, /** @type {const} */ (['ingress', undefined])]) {
    const inside = [...one]
      .filter(([to]) => to !== from)
      .flatMap(([to, { status }]) =>
        portsOf(to).map((port) => ({ name: wayOf(from, to, port), target: `${status.podIP}:${port}` })),
      );
    // This chart does not decide whether outside pods reach the stores.
    const beyond = Object.entries(pod ? stores : {}).map(([to, target]) => ({
      name: wayOf(from, to, undefined),
      target,
    }));
    const ways = [...inside, ...beyond];
    const targets = ways.map(({ target }) => target);
    const reached = pod ? await reachedFrom(pod, targets) : await reachedFromOutside(targets);
    wrong.push(
      ...ways.filter(({ name, target }) => reached.includes(target) !== allowed.has(name)).map(({ name }) => name),
    );
    tried += ways.length;
    passed += reached.length;
  }
  const observed = wrong.length > 0 ? `not so: ${wrong.slice(0, 5).join(', ')}` : `${tried} ways tried, ${passed} open`;
  table.say(promise, wrong.length === 0, observed);
}
