import { saidOf, underProbe } from './caller.mjs';
import { ours, secret } from './place.mjs';
import { awaited, isReady, kill, pods, tryUpgrade, upgrade } from './release.mjs';
import { apply } from './run.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('./release.mjs').Given} Given */

/** Returns the names of the pods that serve. */
const serving = async () => (await pods()).filter(isReady).map(({ metadata }) => metadata.name);

/**
 * Makes an upgrade with a mistake. It must fail, the serving pods must stay, and the next upgrade must fix it.
 * @param {Table} table
 * @param {Given} given
 * @param {{ says: string, set: string, patience: string }} mistake
 */
async function mistaken(table, given, { says, set, patience }) {
  const before = await serving();
  const { probed, done } = await underProbe(async () => {
    const { code } = await tryUpgrade(given, ['--set', set], patience);
    const now = await serving();
    const stayed = before.every((name) => now.includes(name));
    await upgrade(given);
    return { failed: code !== 0, stayed };
  });
  const kept = done.failed && done.stayed && probed.failed.length === 0;
  const seen = `the upgrade ${done.failed ? 'failed' : 'PASSED'}, the old pods ${done.stayed ? 'stayed' : 'LEFT'}, the next one fixed it, ${saidOf(probed)}`;
  table.say(says, kept, seen);
}

/** @param {Table} table @param {Given & { databases: Record<string, string> }} given */
export async function wrongSecrets(table, given) {
  const wrong = Object.entries(given.databases).map(([name, url]) => [
    name,
    url.replace(/:[^:@/]+@/, ':not-the-password@'),
  ]);
  await apply([secret('setu-postgres-wrong', Object.fromEntries(wrong))]);
  await mistaken(table, given, {
    says: 'a wrong database password stops the upgrade at the migration',
    set: 'postgres.existingSecret=setu-postgres-wrong',
    patience: '100s',
  });
  await mistaken(table, given, {
    says: 'a missing secret stops the upgrade at the new pods',
    set: 's3.existingSecret=setu-nowhere',
    patience: '30s',
  });
}

/** @param {Table} table @param {Given} given */
export async function killedMigration(table, given) {
  const upgrading = tryUpgrade(given, ['--set-string', 'keys.version=2'], '5m');
  const job = await awaited(async () => {
    const found = await pods(`${ours},app.kubernetes.io/component=migrate`);
    return found.find(({ status }) => status.phase === 'Running');
  }, 60);
  if (job) await kill([job]);
  const { code, said } = await upgrading;
  const seen = `${job ? 'killed while it ran' : 'it ended before it could be killed'}, the upgrade ${code === 0 ? 'continued without help' : `failed: ${said.trim().slice(-200)}`}`;
  table.say('a killed migration job starts again', job === undefined ? undefined : code === 0, seen);
}
