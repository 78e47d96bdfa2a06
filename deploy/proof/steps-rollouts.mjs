import { services } from '../local/service-names.mjs';
import { describeProbe, underProbe } from './caller.mjs';
import { namespace, ownLabel, release } from './place.mjs';
import { componentOf, isReady, kill, pods, upgrade, waitUntilComplete } from './release.mjs';
import { attempt, kubectl, must, pause } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./release.mjs').Place} Place */

const betweenRolloutsMs = 10_000;
const backSeconds = 10;
const workloads = ['bff', ...services];

/** @param {Table} table @param {Place} place */
export async function upgradeAndRollback(table, place) {
  const { probed } = await underProbe(async () => {
    await upgrade(place, ['--set', 'logLevel=debug']);
    await must('helm', ['rollback', release, '-n', namespace, '--wait', '--timeout', '5m']);
    await waitUntilComplete();
  });
  table.say('an upgrade and a rollback lose no call', probed.failed.length === 0, describeProbe(probed));
}

/** @param {Table} table */
export async function twoRollouts(table) {
  const restart = () => kubectl(['rollout', 'restart', '-n', namespace, 'deployment', '-l', ownLabel]);
  const { probed, done } = await underProbe(async () => {
    await restart();
    await pause(betweenRolloutsMs);
    await restart();
    return waitUntilComplete();
  });
  table.say(
    'two rollouts of all workloads, 10 s apart, lose no call',
    probed.failed.length === 0,
    `${describeProbe(probed)}; complete after ${done} s`,
  );
}

/**
 * Runs full rollouts of one service directly after each other. In the end, the processes that call the service find
 * only pods that they have never called.
 * @param {Table} table
 */
export async function rolloutsOfOne(table) {
  const deployment = `deployment/${release}-catalogue`;
  const rollout = async (/** @type {string} */ what) => {
    await kubectl(['rollout', what, '-n', namespace, deployment]);
    await kubectl(['rollout', 'status', '-n', namespace, deployment, '--timeout=120s']);
  };
  const { probed, done } = await underProbe(async () => {
    const began = Date.now();
    await rollout('restart');
    await rollout('restart');
    const seconds = Math.round((Date.now() - began) / 1000);
    await rollout('undo');
    await waitUntilComplete();
    return seconds;
  });
  const observed = `${describeProbe(probed)}; both rollouts took ${done} s`;
  table.say(
    'two rollouts of one service in succession, and one rollback, lose no call',
    probed.failed.length === 0,
    observed,
  );
}

/**
 * Upgrades with one pod per workload: the new pod serves before the old one ends. @param {Table} table @param {Place}
 * place
 */
export async function oneReplica(table, place) {
  const one = workloads.flatMap((name) => ['--set', `workloads.${name}.replicas=1`]);
  await upgrade(place, one);
  await waitUntilComplete();
  const { probed } = await underProbe(async () => {
    await upgrade(place, [...one, '--set', 'logLevel=debug']);
    await must('helm', ['rollback', release, '-n', namespace, '--wait', '--timeout', '5m']);
    await waitUntilComplete();
  });
  table.say(
    'with one pod per workload, an upgrade and a rollback lose no call',
    probed.failed.length === 0,
    describeProbe(probed),
  );
  await upgrade(place);
  await waitUntilComplete();
}

/**
 * Drains a node, as for maintenance. The disruption budgets let the node's pods leave only one by one.
 * @param {Table} table
 */
export async function drain(table) {
  const promise = 'draining a node loses no call';
  const nodes = (await kubectl(['get', 'nodes', '-o', 'name'])).trim().split('\n');
  if (nodes.length < 2) return table.say(promise, undefined, 'there is only one node');
  const at = (await pods()).map(({ spec }) => `node/${spec.nodeName}`);
  const count = (/** @type {string} */ node) => at.filter((one) => one === node).length;
  const [fullest = ''] = nodes.toSorted((a, b) => count(b) - count(a));
  const { probed, done } = await underProbe(async () => {
    const began = Date.now();
    const flags = ['--delete-emptydir-data', '--ignore-daemonsets', `--pod-selector=${ownLabel}`, '--timeout=300s'];
    await kubectl(['drain', fullest, ...flags]);
    await waitUntilComplete();
    return Math.round((Date.now() - began) / 1000);
  }).finally(() => kubectl(['uncordon', fullest]));
  const observed = `${count(fullest)} of ${at.length} pods moved within ${done} s, ${describeProbe(probed)}`;
  table.say(promise, probed.failed.length === 0, observed);
}

/**
 * Kills pods without warning. The calls in progress are lost, and so are later calls until the other processes notice
 * the loss.
 * @param {Table} table
 */
export async function killOneByOne(table) {
  const { probed, done } = await underProbe(async () => {
    const began = Date.now();
    /** @type {number[]} */
    const kills = [];
    for (const name of new Set((await pods()).map(componentOf))) {
      const [victim] = (await pods(`${ownLabel},app.kubernetes.io/component=${name}`)).filter(isReady);
      if (victim) await kill([victim]);
      kills.push((Date.now() - began) / 1000);
      await waitUntilComplete();
    }
    return kills;
  });
  sayAfterKills(table, 'one pod of each workload killed, one after the other', { probed, kills: done });
}

/** @param {Table} table */
export async function killNodesWorth(table) {
  const { probed, done } = await underProbe(async () => {
    const all = (await pods()).filter(isReady);
    const first = new Map(all.map((pod) => [componentOf(pod), pod]));
    await kill([...first.values()]);
    return { count: first.size, seconds: await waitUntilComplete() };
  });
  const promise = `a node’s worth of pods killed at once (${done.count}), complete again within 120 s (${done.seconds} s)`;
  sayAfterKills(table, promise, { probed, kills: [0], isComplete: done.seconds <= 120 });
}

/** The callers of inside/probe.mjs, with one connection each. */
const callersOfProbe = 3;

/** @param {Table} table @param {string} what @param {{ probed: import('./caller.mjs').Probed, kills: number[], isComplete?: boolean }} seen */
function sayAfterKills(table, what, { probed, kills, isComplete = true }) {
  // The probe counts its seconds from its warm-up, which starts three seconds before this step. A call that began
  // before the kill may end after it.
  const late = probed.failed.filter(
    ({ second }) => !kills.some((at) => second >= at && second <= at + 4 + backSeconds),
  );
  const wrong = probed.failed.filter(
    ({ what }) => !/: (50[234]|ECONN\w+|UND_ERR_SOCKET|EPIPE|TimeoutError)$/.test(what),
  );
  // A pod killed without warning leaves open connections to an address that no longer answers. Each caller's next call
  // on such a connection is never answered, once per caller.
  const hung = probed.failed.filter(({ what }) => what.endsWith('TimeoutError'));
  const isKept = late.length === 0 && wrong.length === 0 && hung.length <= callersOfProbe && isComplete;
  table.say(`${what}: normal again within ${backSeconds} s`, isKept, describeProbe(probed));
}

/** @param {Table} table */
export async function budget(table) {
  const all = (await pods(`${ownLabel},app.kubernetes.io/component=bff`)).filter(isReady);
  const answers = [];
  for (const { metadata } of all.slice(0, 2)) {
    const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: metadata.name, namespace } };
    const path = `/api/v1/namespaces/${namespace}/pods/${metadata.name}/eviction`;
    const { code, output } = await attempt('kubectl', ['create', '--raw', path, '-f', '-'], JSON.stringify(eviction));
    answers.push(
      code === 0 ? 'evicted' : /disruption budget/.test(output) ? 'refused by the budget' : output.trim().slice(0, 120),
    );
  }
  const isKept = answers[0] === 'evicted' && answers[1] === 'refused by the budget';
  table.say('only one of two pods is evicted at a time', isKept, answers.join(', then '));
  await waitUntilComplete();
}
