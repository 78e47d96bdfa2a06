import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from '../../faults/world/signals.mjs';

/** How long the process is frozen, and how long it then runs, in ms. */
const [frozenMs, runningMs] = [400, 200];

/**
 * Lets the fx process use the processor only a third of the time, like a process at the CPU limit of its pod.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function throttled(scene) {
  const { world, number } = scene;
  let over = false;
  /** @type {Promise<void>} */
  let throttling = Promise.resolve();
  const throttle = async () => {
    while (!over) {
      const goOn = freeze(world.pidOf('fx'));
      await sleep(frozenMs);
      goOn();
      await sleep(runningMs);
    }
  };
  const end = async () => {
    over = true;
    await throttling;
  };
  return {
    name: 'fx gets the processor for 200 of every 600 ms',
    bring: async () => {
      throttling = throttle();
    },
    pages: [
      {
        alert: 'SetuLoopLags',
        labels: { job: 'setu-fx' },
        withinMs: 480_000,
        look: async () => {
          const busy = (await number('rate(process_cpu_seconds_total{job="setu-fx"}[1m])')) ?? 1;
          const collecting = (await number('sum(rate(nodejs_gc_duration_seconds_sum{job="setu-fx"}[1m]))')) ?? 0;
          if (busy > 0.3 || collecting > 0.05) throw new Error(`processor ${busy}, collecting ${collecting}`);
          return `its processor ${Math.round(busy * 100)} %, collecting garbage ${Math.round(collecting * 100)} %: it is not busy, it does not get the processor`;
        },
        proven: async () => ((await number('nodejs_eventloop_lag_p99_seconds{job="setu-fx"}')) ?? 1) <= 0.2,
      },
    ],
    fix: async () => {
      await end();
      return 'the limit removed';
    },
    clear: end,
  };
}
