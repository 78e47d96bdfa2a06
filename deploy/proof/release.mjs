import { Explained } from '../local/explained.mjs';
import { chart, namespace, ours, release } from './place.mjs';
import { attempt, kubectl, must, pause } from './run.mjs';

/** @typedef {{ valueFiles: string[] }} Given */

const noticedMs = 1000;
const wholeSeconds = 300;

/** @param {Given} given @param {string[]} more @param {string} patience */
const upgradeArgs = ({ valueFiles }, more, patience) => [
  ...['upgrade', '--install', release, chart, '-n', namespace],
  ...valueFiles.flatMap((file) => ['-f', file]),
  ...['--wait', '--timeout', patience],
  ...more,
];

/** Installs or upgrades, and waits until all pods are ready. @param {Given} given @param {string[]} [more] */
export const upgrade = (given, more = []) => must('helm', upgradeArgs(given, more, '5m'));

/** Tries an upgrade that may fail. @param {Given} given @param {string[]} more @param {string} patience */
export const tryUpgrade = (given, more, patience) => attempt('helm', upgradeArgs(given, more, patience));

/** @typedef {{ metadata: { name: string, labels: Record<string, string>, deletionTimestamp?: string }, spec: { nodeName?: string }, status: { phase: string, podIP: string, conditions?: { type: string, status: string }[] } }} Pod */

/** Returns the pods of the release that are not terminating. @param {string} [selector] @returns {Promise<Pod[]>} */
export async function pods(selector = ours) {
  /** @type {{ items: Pod[] }} */
  const { items } = JSON.parse(await kubectl(['get', 'pods', '-n', namespace, '-l', selector, '-o', 'json']));
  return items.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
}

/** @param {Pod} pod */
export const componentOf = ({ metadata }) => metadata.labels['app.kubernetes.io/component'] ?? '';

/** @param {Pod} pod */
export const isReady = ({ status }) =>
  status.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True') ?? false;

/** @typedef {{ metadata: { generation: number }, spec: { replicas: number }, status: { observedGeneration?: number, replicas?: number, updatedReplicas?: number, readyReplicas?: number } }} Deployment */

/**
 * Waits until every deployment has exactly its pods, all of the newest version and ready. Returns the seconds it took.
 */
export async function whole() {
  const began = Date.now();
  // The deployments do not yet know of a change made to pods a moment ago.
  await pause(noticedMs);
  const done = await awaited(async () => {
    /** @type {{ items: Deployment[] }} */
    const { items } = JSON.parse(await kubectl(['get', 'deployments', '-n', namespace, '-l', ours, '-o', 'json']));
    return items.every(isWhole) || undefined;
  }, wholeSeconds);
  if (!done)
    throw new Explained(`Not all deployments were complete after ${wholeSeconds} s: kubectl get pods -n ${namespace}`);
  return Math.round((Date.now() - began) / 1000);
}

/** @param {Deployment} deployment */
const isWhole = ({ metadata, spec, status }) =>
  (status.observedGeneration ?? 0) >= metadata.generation &&
  [status.replicas, status.updatedReplicas, status.readyReplicas].every((count) => count === spec.replicas);

/** Kills pods immediately, as the loss of a node would. @param {Pod[]} victims */
export const kill = (victims) =>
  kubectl([
    ...['delete', 'pod', '-n', namespace, '--grace-period=0', '--force', '--wait=false'],
    ...victims.map(({ metadata }) => metadata.name),
  ]);

/**
 * Repeats `look` until it returns a value, or the time is over. @template T @param {() => Promise<T | undefined>} look
 * @param {number} seconds
 */
export async function awaited(look, seconds) {
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(200)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  return undefined;
}
