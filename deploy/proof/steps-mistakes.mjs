import { describeProbe, underProbe } from './caller.mjs';
import { ownLabel, secret } from './place.mjs';
import { awaited, isReady, kill, pods, tryUpgrade, upgrade } from './release.mjs';
import { apply } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./release.mjs').Place} Place */

/** Returns the names of the pods that serve. */
const serving = async () => (await pods()).filter(isReady).map(({ metadata }) => metadata.name);

/**
 * Makes an upgrade with a mistake. It must fail, the serving pods must stay, and the next upgrade must fix it.
 * @param {Table} table
 * @param {Place} place
 * @param {{ promise: string, set: string, timeout: string }} mistake
 */
async function mistaken(table, place, { promise, set, timeout }) {
  const before = await serving();
  const { probed, done } = await underProbe(async () => {
    const { code } = await tryUpgrade(place, ['--set', set], timeout);
    const now = await serving();
    const stayed = before.every((name) => now.includes(name));
    await upgrade(place);
    return { failed: code !== 0, stayed };
  });
  const isKept = done.failed && done.stayed && probed.failed.length === 0;
  const observed = `the upgrade ${done.failed ? 'failed' : 'PASSED'}, the old pods ${done.stayed ? 'stayed' : 'LEFT'}, the next one fixed it, ${describeProbe(probed)}`;
  table.say(promise, isKept, observed);
}

/** @param {Table} table @param {Place & { databases: Record<string, string> }} place */
export async function wrongSecrets(table, place) {
  const wrong = Object.entries(place.databases).map(([name, url]) => [
    name,
    url.replace(/:[^:@/]+@/, ':not-the-password@'),
  ]);
  await apply([secret('setu-postgres-wrong', Object.fromEntries(wrong))]);
  await mistaken(table, place, {
    promise: 'a wrong database password stops the upgrade at the migration',
    set: 'postgres.existingSecret=setu-postgres-wrong',
    timeout: '100s',
  });
  await mistaken(table, place, {
    promise: 'a missing secret stops the upgrade at the new pods',
    set: 's3.existingSecret=setu-nowhere',
    timeout: '30s',
  });
}

/** @param {Table} table @param {Place} place */
export async function killedMigration(table, place) {
  const upgrading = tryUpgrade(place, ['--set-string', 'keys.version=2'], '5m');
  const job = await awaited(async () => {
    const found = await pods(`${ownLabel},app.kubernetes.io/component=migrate`);
    return found.find(({ status }) => status.phase === 'Running');
  }, 60);
  if (job) await kill([job]);
  const { code, output } = await upgrading;
  const observed = `${job ? 'killed while it ran' : 'it ended before it could be killed'}, the upgrade ${code === 0 ? 'continued without help' : `failed: ${output.trim().slice(-200)}`}`;
  table.say('a killed migration job starts again', job === undefined ? undefined : code === 0, observed);
}
