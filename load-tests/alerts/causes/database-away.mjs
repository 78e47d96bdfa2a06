import { until } from '../until.mjs';

/**
 * Drops all traffic to Postgres without closing any connection.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function databaseAway(scene) {
  const { world, number } = scene;
  const [request, catalogue] = [scene.logFromNow('request'), scene.logFromNow('catalogue')];
  const reasonOf = (/** @type {string} */ line) => JSON.parse(line).err?.message ?? JSON.parse(line).err;
  const deps = async () => {
    const { status, text } = await scene.read('request', '/internal/deps');
    if (status === 200) throw new Error(`/internal/deps answers 200: ${text}`);
    return `/internal/deps ${status}`;
  };
  return {
    name: 'the connection to Postgres drops all traffic',
    bring: async () => world.edges.become('postgres', 'blackhole'),
    pages: [
      {
        alert: 'SetuDatabaseAway',
        labels: { service: 'request' },
        withinMs: 240_000,
        look: async () => {
          const line = await until('a warning with its reason', () => request('"err"'), 60_000);
          const { status } = await scene.read('request', '/readyz');
          return `${await deps()}, /readyz ${status}; log: “${reasonOf(line)}”`;
        },
        proven: async () =>
          (await number('min(setu_database_up)')) === 1 && ((await number('max(setu_outbox_age_seconds)')) ?? 99) < 15,
      },
      {
        alert: 'SetuSearchBehind',
        withinMs: 300_000,
        look: async () => {
          const line = await until(
            'a log line about the search index',
            () => catalogue('the search index could not follow'),
            60_000,
          );
          const behind = await number('max(setu_search_index_behind_seconds)');
          return `log: “the search index could not follow: ${reasonOf(line)}”, ${Math.round(behind ?? 0)} s behind`;
        },
        proven: async () =>
          (await number('min(setu_search_index_serving)')) === 1 &&
          ((await number('max(setu_search_index_behind_seconds)')) ?? 99) < 2,
      },
    ],
    fix: async () => {
      world.edges.become('postgres', 'passes');
      return 'the connection restored; nothing changed in Setu';
    },
    clear: async () => world.edges.become('postgres', 'passes'),
  };
}
