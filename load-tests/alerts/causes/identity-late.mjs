import { rpcMs } from './speed.mjs';

/** The time in ms that a BFF waits for the shared count of all replicas. */
const timeoutMs = 300;

/**
 * Delays the connection to identity, so that it cannot report the shared rate limit counts in time.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function identityLate(scene) {
  const { edges } = scene.world;
  const look = async () => {
    const open = await scene.number('sum(setu_breaker_open{target="identity"})');
    const database = await scene.number('min(setu_database_up{service="identity"})');
    const own = await rpcMs(scene, 'identity', 'TakeFromLimit');
    const isWell = open === 0 && database === 1 && own > 0 && own < timeoutMs;
    if (!isWell) throw new Error(`breaker ${open}, database ${database}, its own ${Math.round(own)} ms`);
    return `identity answers (breaker closed, database up, ${Math.round(own)} ms by its own clock): the delay is between the BFF and identity`;
  };
  return {
    name: 'the connection to identity delayed by 0.25 s each way',
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
    fix: async () => {
      edges.become('identity', 'passes');
      return 'the connection restored';
    },
    clear: async () => edges.become('identity', 'passes'),
  };
}
