import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../deploy/local/paths.mjs';

const run = promisify(execFile);

/**
 * Renames the notification table. Events that cause a notification fail until the consumer dead-letters them.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function eventsDeadLettered(scene) {
  const { world, number, sql } = scene;
  /** Runs the operators' command against the database of identity. @param {...string} args */
  const events = async (...args) => {
    const env = { ...process.env, DATABASE_URL: world.databases.identity };
    const { stdout } = await run(process.execPath, [inRoot('services/kit/dist/events-main.js'), ...args], { env });
    return stdout.trim().split('\n');
  };
  const back = () => sql('alter table if exists setu_identity.notice_away rename to notice');
  return {
    name: 'the notification table renamed',
    bring: async () => {
      await sql('alter table setu_identity.notice rename to notice_away');
      if (!(await scene.load.publish())) throw new Error('could not send a request');
    },
    pages: [
      {
        alert: 'SetuEventsDeadLettered',
        labels: { service: 'identity' },
        withinMs: 180_000,
        look: async () => {
          const [first = ''] = await events('dead-letters');
          if (!first.includes('"notice" does not exist')) throw new Error(`dead-letters says: ${first}`);
          const [, , consumer, , , tries] = first.split('  ');
          return `\`dead-letters\`: ${consumer}, ${tries}, “${first.split(' - ').at(-1)}”`;
        },
        proven: async () =>
          (await events('dead-letters'))[0] === '0 events are dead-lettered.' &&
          (await number('max(setu_dead_lettered_events)')) === 0,
      },
    ],
    fix: async () => {
      await back();
      const lines = await events('dead-letters');
      const ids = [...new Set(lines.flatMap((line) => line.split('  ')[1] ?? []))];
      for (const id of ids) await events('replay', id);
      return `the table name restored, \`replay\` of ${ids.length}: handled`;
    },
    clear: back,
  };
}
