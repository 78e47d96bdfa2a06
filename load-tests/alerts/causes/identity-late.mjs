import { rpcMs } from './speed.mjs';

/** So long a BFF waits for what others have counted. */
const patienceMs = 300;

/**
 * The line to identity is late: it cannot say in time what other replicas have counted.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function identityLate(scene) {
  const { edges } = scene.world;
  const look = async () => {
    const open = await scene.number('sum(setu_breaker_open{target="identity"})');
    const database = await scene.number('min(setu_database_up{service="identity"})');
    const own = await rpcMs(scene, 'identity', 'TakeFromLimit');
    const isWell = open === 0 && database === 1 && own > 0 && own < patienceMs;
    if (!isWell) throw new Error(`breaker ${open}, database ${database}, its own ${Math.round(own)} ms`);
    return `identity answers (breaker closed, database up, ${Math.round(own)} ms by its own clock): what is slow lies between`;
  };
  return {
    name: 'the line to identity 0.25 s late each way',
    bring: async () => edges.become('identity', 'delay'),
    pages: [
      {
        alert: 'SetuLimitsUnasked',
        labels: { limit: 'suggest' },
        withinMs: 900_000,
        look,
        proven: async () => (await scene.number('sum(increase(setu_limit_unasked_total[30s]))')) === 0,
      },
    ],
    mend: async () => {
      edges.become('identity', 'passes');
      return 'the line';
    },
    clear: async () => edges.become('identity', 'passes'),
  };
}
