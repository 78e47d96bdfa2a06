import { Explained } from '../local/explained.mjs';
import { chart, namespace, ownLabel, release } from './place.mjs';
import { attempt, kubectl, must, pause } from './run.mjs';

/** @typedef {{ valueFiles: string[] }} Place */

const noticedMs = 1000;
const completeSeconds = 300;

/** @param {Place} place @param {string[]} more @param {string} timeout */
const upgradeArgs = ({ valueFiles }, more, timeout) => [
  ...['upgrade', '--install', release, chart, '-n', namespace],
  ...valueFiles.flatMap((file) => ['-f', file]),
  ...['--wait', '--timeout', timeout],
  ...more,
];

/** Installs or upgrades, and waits until all pods are ready. @param {Place} place @param {string[]} [more] */
export const upgrade = (place, more = []) => must('helm', upgradeArgs(place, more, '5m'));

/** Tries an upgrade that may fail. @param {Place} place @param {string[]} more @param {string} timeout */
export const tryUpgrade = (place, more, timeout) => attempt('helm', upgradeArgs(place, more, timeout));

/** @typedef {{ metadata: { name: string, labels: Record<string, string>, deletionTimestamp?: string }, spec: { nodeName?: string }, status: { phase: string, podIP: string, conditions?: { type: string, status: string }[] } }} Pod */

/** Returns the pods of the release that are not terminating. @param {string} [selector] @returns {Promise<Pod[]>} */
export async function pods(selector = ownLabel) {
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
 * Waits until every deployment has exactly its pods, all of the newest version and ready. Returns the seconds that this
 * took.
 */
export async function waitUntilComplete() {
  const began = Date.now();
  // The deployments notice only after a moment that their pods were changed.
  await pause(noticedMs);
  const done = await awaited(async () => {
    /** @type {{ items: Deployment[] }} */
    const { items } = JSON.parse(await kubectl(['get', 'deployments', '-n', namespace, '-l', ownLabel, '-o', 'json']));
    return items.every(isComplete) || undefined;
  }, completeSeconds);
  if (!done)
    throw new Explained(
      `Not all deployments were complete after ${completeSeconds} s: kubectl get pods -n ${namespace}`,
    );
  return Math.round((Date.now() - began) / 1000);
}

/** @param {Deployment} deployment */
const isComplete = ({ metadata, spec, status }) =>
  (status.observedGeneration ?? 0) >= metadata.generation &&
  [status.replicas, status.updatedReplicas, status.readyReplicas].every((count) => count === spec.replicas);

/** Kills pods immediately, as the loss of a node would. @param {Pod[]} victims */
export const kill = (victims) =>
  kubectl([
    ...['delete', 'pod', '-n', namespace, '--grace-period=0', '--force', '--wait=false'],
    ...victims.map(({ metadata }) => metadata.name),
  ]);

/**
 * Repeats `look` until it returns a value, or the time is over. @template T
 * @param {() => Promise<T | undefined>} look
 * @param {number} seconds the longest wait
 */
export async function awaited(look, seconds) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await pause(200)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  return undefined;
}
