import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { reachedFromOutside } from './caller.mjs';
import { chart, namespace } from './place.mjs';
import { componentOf, isReady, pods } from './release.mjs';
import { kubectl } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */

const ports = { http: 8080, grpc: 50051, bytes: 8081, admin: 9090 };
const reach = readFileSync(new URL('inside/reach.mjs', import.meta.url), 'utf8');

/**
 * Tries every way between the workloads, where the cluster's network plug-in enforces policies; where it does not, says so.
 * @param {Table} table
 */
export async function policies(table) {
  const promise = 'the network lets pass exactly what edges.yaml says';
  const one = new Map((await pods()).filter(isReady).map((pod) => [componentOf(pod), pod]));
  const fx = one.get('fx')?.status.podIP ?? '';
  if ((await reachedFromOutside([`${fx}:50051`, `${fx}:9090`])).length > 0)
    return table.say(promise, undefined, 'this cluster enforces no policies: a stranger reaches fx');
  /** @type {{ from: string[], to: string[], port?: keyof typeof ports }[]} */
  const edges = parse(readFileSync(join(chart, 'edges.yaml'), 'utf8'));
  const allowed = new Set(
    edges.flatMap(({ from, to, port }) => from.flatMap((a) => to.map((b) => `${a} → ${b} ${port ? ports[port] : ''}`))),
  );
  const wrong = [];
  let tried = 0;
  for (const [from, pod] of one) {
    const ways = [...one]
      .filter(([to]) => to !== from)
      .flatMap(([to, { status }]) =>
        Object.values(ports).map((port) => ({ name: `${from} → ${to} ${port}`, target: `${status.podIP}:${port}` })),
      );
    const command = ['exec', '-i', '-n', namespace, pod.metadata.name, '--', 'node', '--input-type=module', '-'];
    /** @type {string[]} */
    const reached = JSON.parse(await kubectl([...command, ...ways.map(({ target }) => target)], reach));
    wrong.push(
      ...ways.filter(({ name, target }) => reached.includes(target) !== allowed.has(name)).map(({ name }) => name),
    );
    tried += ways.length;
  }
  table.say(
    promise,
    wrong.length === 0,
    wrong.length > 0 ? `not so: ${wrong.slice(0, 5).join(', ')}` : `${tried} ways tried`,
  );
}
