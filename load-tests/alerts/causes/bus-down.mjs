import { services } from '../../../deploy/local/service-names.mjs';
import { until } from '../until.mjs';

const publishMs = 2_500;

/**
 * Stops NATS while requests are sent, then starts it again with an empty store.
 * @param {import('../world/scene.mjs').Scene} scene
 * @returns {import('../follow.mjs').Cause}
 */
export function busDown(scene) {
  const { world, number, sql } = scene;
  const { nats } = world;
  if (!nats) throw new Error('this test environment has no NATS');
  const request = scene.logFromNow('request');
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let publishing;
  const away = async () => {
    const line = await until(
      'the reason why events cannot be published',
      () => request('events cannot be published and stay'),
      60_000,
    );
    return `log: “events cannot be published: ${JSON.parse(line).err?.message}”`;
  };
  const remade = async () => {
    const lines = await Promise.all(services.map((name) => scene.logLine(name, 'the event bus was found empty')));
    const found = lines.filter(Boolean).length;
    if (found === 0) throw new Error('no service logs that the event bus was found empty');
    return `${found} services' logs: “the event bus was found empty”; the store of NATS does not exist`;
  };
  return {
    name: 'NATS stopped, then started again without its store',
    bring: async () => {
      await nats.kill();
      publishing = setInterval(() => void scene.load.publish(), publishMs);
    },
    pages: [
      {
        alert: 'SetuBusAway',
        labels: { service: 'request' },
        withinMs: 240_000,
        look: away,
        proven: async () => (await number('min(setu_bus_up)')) === 1,
      },
      {
        alert: 'SetuOutboxOld',
        labels: { service: 'request' },
        withinMs: 240_000,
        look: async () => {
          const up = await number('min(setu_bus_up{service="request"})');
          const rows = await sql(
            'select id, subject, attempts, next_at from setu_request.outbox where published_at is null order by occurred_at limit 20',
          );
          if (up !== 0 || rows.length === 0) throw new Error(`setu_bus_up ${up}, ${rows.length} events wait`);
          return `\`setu_bus_up\` 0, so SetuBusAway; ${rows.length} events wait, the first ${rows[0].subject}`;
        },
        proven: async () => (await number('max(setu_outbox_age_seconds)')) === 0,
      },
      {
        alert: 'SetuNoticesLate',
        labels: { severity: 'page' },
        firesAfterFix: true,
        withinMs: 300_000,
        look: async () => {
          const age = await number('max(max_over_time(setu_outbox_age_seconds{service="request"}[5m]))');
          const late = await number(`histogram_quantile(0.99, sum by (le) (rate(${effects}[5m])))`);
          if ((age ?? 0) < 60) throw new Error(`the oldest event waited ${age} s`);
          return `events did not leave (the oldest waited ${Math.round(age ?? 0)} s); from event to effect ${Math.round(late ?? 0)} s`;
        },
        proven: async () => ((await number(`histogram_quantile(0.99, sum by (le) (rate(${effects}[1m])))`)) ?? 99) <= 5,
        ends: 'windows',
      },
      {
        alert: 'SetuBusRemade',
        firesAfterFix: true,
        withinMs: 180_000,
        look: remade,
        proven: async () => {
          const twice = await sql('select 1 from setu_identity.notice group by event_id, user_id having count(*) > 1');
          return (await number('max(setu_outbox_unpublished)')) === 0 && twice.length === 0;
        },
        ends: 'windows',
      },
    ],
    fix: async () => {
      clearInterval(publishing);
      nats.empty();
      await nats.start();
      return 'NATS started; nothing changed in Setu';
    },
    clear: async () => {
      clearInterval(publishing);
      if (!isAlive(nats.pid())) await nats.start();
    },
  };
}

const effects = 'setu_event_seconds_bucket{consumer=~"identity[.]notices-of-.*"}';

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
