import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../local/paths.mjs';
import { runOutside } from './caller.mjs';
import { chart, namespace, ownLabel, release } from './place.mjs';
import { awaited, isReady, pods, upgrade } from './release.mjs';
import { attempt, kubectl, must } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./release.mjs').Place} Place */

const installSeconds = 60;
const leavingSeconds = 90;

/**
 * Renders every value file of ci/ for this cluster. The cluster's API server must accept each object unchanged.
 * @param {Table} table
 */
export async function tryValues(table) {
  /** @type {{ serverVersion: { gitVersion: string } }} */
  const { serverVersion } = JSON.parse(await kubectl(['version', '-o', 'json']));
  const known = await kubectl(['api-versions']);
  const files = readdirSync(join(chart, 'ci')).sort();
  let accepted = 0;
  /** @type {Set<string>} */
  const foreign = new Set();
  const refusals = [];
  for (const file of files) {
    const args = ['template', release, chart, '-n', namespace, '-f', join(chart, 'ci', file)];
    const rendered = await must('helm', [...args, '--kube-version', serverVersion.gitVersion]);
    const objects = rendered.split(/^---$/m).filter((text) => /^kind:/m.test(text));
    const isKnown = (/** @type {string} */ text) =>
      known.split('\n').includes(/^apiVersion: (.*)$/m.exec(text)?.[1] ?? '');
    for (const text of objects.filter((one) => !isKnown(one))) foreign.add(/^kind: (.*)$/m.exec(text)?.[1] ?? '');
    // The API server refuses a bare pod whose account or priority class does not exist, and a dry run does not create
    // them. So these names are removed.
    const ofItself = (/** @type {string} */ text) =>
      /^kind: Pod$/m.test(text) ? text.replace(/^ *(serviceAccount|priorityClass)Name:.*$/gm, '') : text;
    const input = objects.filter(isKnown).map(ofItself).join('\n---\n');
    const flags = ['--dry-run=server', '--validate=strict', '-n', namespace, '-f', '-'];
    const { code, output } = await attempt('kubectl', ['apply', ...flags], input);
    if (code !== 0 || /PodSecurity/.test(output))
      refusals.push(`${file}: ${output.trim().split('\n').slice(-2).join(' ')}`);
    accepted += objects.filter(isKnown).length;
  }
  const left = foreign.size > 0 ? `; ${[...foreign].sort().join(', ')} not known to it` : '';
  const observed =
    refusals.length > 0 ? refusals.join('; ') : `${accepted} objects of ${files.length} value files${left}`;
  table.say(
    `the API server (${serverVersion.gitVersion}) accepts every value file, strictly`,
    refusals.length === 0,
    observed,
  );
}

/** @param {Table} table @param {Place} place */
export async function install(table, place) {
  const began = Date.now();
  await upgrade(place);
  const seconds = (Date.now() - began) / 1000;
  table.say(`install within ${installSeconds} s`, seconds <= installSeconds, `${seconds.toFixed(1)} s`);
  const all = (await pods()).filter(isReady);
  const labels = await kubectl(['get', 'namespace', namespace, '-o', 'jsonpath={.metadata.labels}']);
  table.say(
    'all pods run under PodSecurity restricted',
    /enforce":"restricted/.test(labels) && all.length > 0,
    `${all.length} pods ready`,
  );
}

/**
 * Tries every bad value against the running release. The chart itself must refuse each one before anything starts.
 * @param {Table} table
 */
export async function refusedValues(table) {
  /** @type {{ title: string, values: object }[]} */
  const bad = JSON.parse(readFileSync(inRoot('charts/test/refused.json'), 'utf8'));
  const args = ['upgrade', release, chart, '-n', namespace, '-f', join(chart, 'ci', 'external-values.yaml'), '-f', '-'];
  const tried = (/** @type {object} */ values) =>
    attempt('helm', [...args, '--dry-run=server'], JSON.stringify(values));
  // If the base value file were refused, every refusal below would prove nothing.
  const well = await tried({});
  const accepted = [];
  for (const { title, values } of bad) {
    const { code, output } = await tried(values);
    // Each Helm version words the refusal differently. The patterns match those of the schema or a template, not of the
    // cluster.
    if (code === 0 || !/don't meet the specifications|execution error at/.test(output)) accepted.push(title);
  }
  const list = await kubectl(['get', 'jobs', '-n', namespace, '-l', ownLabel, '-o', 'name']);
  const isKept = well.code === 0 && accepted.length === 0 && list.trim() === '';
  const observed =
    accepted.length > 0 ? `accepted: ${accepted.join(', ')}` : `${bad.length} refused before anything started`;
  table.say(
    'the server dry run refuses bad values',
    isKept,
    well.code === 0 ? observed : well.output.trim().slice(-300),
  );
}

/** @param {Table} table */
export async function mainJob(table) {
  /** @type {{ what: string, well: boolean }[]} */
  const checks = await runOutside('main-job');
  const wrong = checks.filter(({ well }) => !well).map(({ what }) => what);
  const passed = checks.length - wrong.length;
  const observed = `${passed} of ${checks.length} checks${wrong.length > 0 ? `, not: ${wrong.join(', ')}` : ''}`;
  table.say('the main job works through the service address', wrong.length === 0 && checks.length >= 11, observed);
}

/** @param {Table} table */
export async function helmTest(table) {
  const { code, output } = await attempt('helm', ['test', release, '-n', namespace, '--timeout', '120s']);
  const left = await pods(`${ownLabel},app.kubernetes.io/component=test`);
  const observed = code === 0 ? 'passed' : (output.trim().split('\n').pop() ?? '');
  table.say('helm test passes and leaves no pod', code === 0 && left.length === 0, observed);
}

/** @param {Table} table */
export async function uninstall(table) {
  await must('helm', ['uninstall', release, '-n', namespace, '--wait', '--timeout', '120s']);
  const kinds =
    'deployments,replicasets,pods,services,configmaps,secrets,serviceaccounts,networkpolicies,poddisruptionbudgets,horizontalpodautoscalers,jobs,ingresses';
  const leftovers = async () => {
    const made = await kubectl(['get', kinds, '-n', namespace, '-l', ownLabel, '-o', 'name']);
    const records = await kubectl(['get', 'secrets', '-n', namespace, '-l', 'owner=helm', '-o', 'name']);
    return `${made}${records}`.trim();
  };
  // Helm waits only for objects that it created itself. The pods may still be answering their last calls.
  await awaited(async () => ((await leftovers()) === '' ? true : undefined), leavingSeconds);
  const left = await leftovers();
  table.say('helm uninstall leaves nothing', left === '', left || 'nothing');
}
