import { freeze } from '../../faults/world/signals.mjs';
import { until } from '../until.mjs';

/**
 * Freezes the catalogue: the process runs but answers no calls.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function frozen(scene) {
  const { world, number, query } = scene;
  const bff = scene.logFromNow('bff');
  const catalogue = scene.logFromNow('catalogue');
  const silent = async () => {
    const { status } = await scene.read('catalogue', '/readyz');
    const starts = world.startsOf('catalogue');
    const last = catalogue('"level":"fatal"');
    if (status !== 0 || last) throw new Error(`/readyz answers ${status}, the log says ${last}`);
    return `/readyz does not answer, the log ends without \`fatal\`, ${starts} start: the process runs but hangs`;
  };
  return {
    name: 'the catalogue frozen',
    bring: async () => freeze(world.pidOf('catalogue')),
    pages: [
      {
        alert: 'SetuProcessDown',
        labels: { job: 'setu-catalogue' },
        withinMs: 240_000,
        look: silent,
        proven: async () =>
          (await number('up{job="setu-catalogue"}')) === 1 && (await scene.read('catalogue', '/readyz')).status === 200,
      },
      {
        alert: 'SetuBreakerOpen',
        labels: { target: 'catalogue' },
        withinMs: 240_000,
        look: async () => `the target is down (\`up\` ${await number('up{job="setu-catalogue"}')}): ${await silent()}`,
        proven: async () => (await number('sum(setu_breaker_open{target="catalogue"})')) === 0,
      },
      {
        alert: 'SetuCallsFail',
        labels: { severity: 'page' },
        withinMs: 300_000,
        look: async () => {
          const failing = await query(
            'topk(3, sum by (method, route) (rate(setu_http_calls_total{outcome="failed"}[1m])) > 0)',
          );
          const [down] = await until(
            'a service that is down',
            async () => {
              const open = await query('sum by (target) (setu_breaker_open) > 0');
              return open.length > 0 && open;
            },
            60_000,
          );
          const line = await until('a log line of the BFF', () => bff('"status":503'), 60_000);
          const routes = failing.map(({ labels }) => `${labels.method} ${labels.route}`).join(', ');
          return `failing: ${routes}; open breaker: ${down?.labels.target}; the BFF's log: “${JSON.parse(line).why}”`;
        },
        proven: async () => ((await number('setu:failed:ratio_rate5m')) ?? 1) < 0.001,
        provenMs: 900_000,
        proveLater: true,
        ends: 'windows',
      },
    ],
    fix: async () => {
      process.kill(world.pidOf('catalogue'), 'SIGKILL');
      return 'the hanging process killed (as `delete pod` does) and started again';
    },
    clear: async () => {
      // A frozen process continues after this signal. A process that was killed meanwhile does not need it.
      try {
        process.kill(world.pidOf('catalogue'), 'SIGCONT');
      } catch {
        // The process no longer exists.
      }
    },
  };
}
