import { services } from '../../deploy/local/service-names.mjs';
import { oneOf, seeded, shuffled } from './random.mjs';
import { inFarRegion } from './world/far-region.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name as the report shows it
 * @property {keyof typeof import('./inject.mjs').inject} kind
 * @property {string} [target] the process that is killed, or the destination of the disturbed connection
 * @property {import('./world/fault-proxy.mjs').Mode} [how] the way in which a connection is disturbed
 * @property {number} holdMs how long the fault lasts; a killed process is back when it is ready
 * @property {number} calmMs the time without a fault that follows, longer than the promised recovery time
 */

/**
 * @typedef {{ nats: boolean, disk?: boolean, clocks?: boolean, far?: import('./world/far-region.mjs').InFar | undefined }}
 *   There what this machine supports, and what a second region has
 */

/**
 * After each death of a process, the supervisor waits longer before it restarts that process. Killing the processes in
 * rounds keeps this delay short.
 */
const rounds = 3;
const calmMs = 6_000;
/** The recovery time is not judged in `npm test`, because the machine runs other tests at the same time. */
const shortCalmMs = 2_000;

/** @param {string} target @returns {Fault} */
const killOf = (target) => ({ name: `kill -9 ${target}`, kind: 'kill', target, holdMs: 0, calmMs });

/** @type {readonly Fault[]} */
const stores = [
  { name: 'Postgres frozen 30 s', kind: 'postgresFrozen', holdMs: 30_000, calmMs },
  { name: 'Postgres restarted', kind: 'postgresRestarted', holdMs: 0, calmMs },
  { name: 'S3 frozen 15 s', kind: 's3Frozen', holdMs: 15_000, calmMs },
];

/** @type {readonly Fault[]} */
const bus = [
  { name: 'NATS frozen 10 s', kind: 'natsFrozen', holdMs: 10_000, calmMs },
  { name: 'NATS emptied', kind: 'natsEmptied', holdMs: 2_000, calmMs },
  { name: 'NATS gone 60 s', kind: 'natsDown', holdMs: 60_000, calmMs },
  { name: 'NATS, Postgres gone 26 s', kind: 'natsAndPostgresDown', holdMs: 26_000, calmMs },
];

/**
 * Returns the standard campaign: every process is killed several times, and every store is frozen or stopped. The seed
 * decides the order.
 * @param {number} seed
 * @param {There} there
 * @returns {Fault[]}
 */
export function fullCampaign(seed, { nats }) {
  const random = seeded(seed);
  const kills = Array.from({ length: rounds }, (_, round) => {
    const bff = round % 2 === 0 ? 'bff' : 'bff-2';
    return shuffled(random, [...services, bff]).map(killOf);
  });
  const outages = shuffled(random, [...stores, ...(nats ? bus : [])]);
  return kills.flatMap((round, at) => [...round, ...outages.filter((_, place) => place % rounds === at)]);
}

/** The ways in which a connection is disturbed, and the duration in ms. */
const ways = /** @type {const} */ (['blackhole', 'delay', 'reset', 'half-close']);
const hurtMs = 20_000;
const longRounds = 10;

/**
 * Returns the extended campaign. Every process is killed ten times, the stores fail and run out of disk space, clocks
 * are wrong, and each connection is disturbed in each way.
 * @param {number} seed
 * @param {There} there
 * @returns {Fault[]}
 */
export function longCampaign(seed, { nats, disk = false, clocks = false }) {
  const random = seeded(seed);
  const kills = Array.from({ length: longRounds }, (_, round) =>
    shuffled(random, [...services, round % 2 === 0 ? 'bff' : 'bff-2']).map(killOf),
  );
  const edges = ['postgres', 's3', ...(nats ? ['nats'] : []), ...services].flatMap((target) =>
    ways.map((how) => edgeOf(target, how)),
  );
  const wrong = clocks ? services.map(clockOf) : [];
  const full = disk ? [diskFull] : [];
  const others = shuffled(random, [...stores, ...(nats ? bus : []), ...edges, ...full, ...wrong]);
  return kills.flatMap((round, at) => [...round, ...others.filter((_, place) => place % longRounds === at)]);
}

/** @type {Fault} */
const diskFull = { name: 'disk full 20 s', kind: 'diskFull', holdMs: hurtMs, calmMs };

/** @param {string} target @returns {Fault} */
const clockOf = (target) => ({ name: `clock of ${target}`, kind: 'clockAhead', target, holdMs: hurtMs, calmMs });

/** @param {string} target @param {import('./world/fault-proxy.mjs').Mode} how @returns {Fault} */
const edgeOf = (target, how) => ({
  name: `connection to ${target}: ${how}`,
  kind: 'edge',
  target,
  how,
  holdMs: hurtMs,
  calmMs,
});

/**
 * Returns the campaign of `npm test`: one process is killed and the bus is emptied.
 * @param {number} seed
 * @param {There} there
 * @returns {Fault[]}
 */
export function shortCampaign(seed, { nats }) {
  const killed = killOf(oneOf(seeded(seed), ['request', 'identity']));
  const outage = nats
    ? bus.filter(({ kind }) => kind === 'natsEmptied')
    : stores.filter(({ kind }) => kind === 'postgresRestarted');
  return [killed, ...outage].map((fault) => ({ ...fault, calmMs: shortCalmMs }));
}

/**
 * Returns the campaign of two regions: a minute without a fault, then processes of both regions are killed, and the far
 * one is cut off from the stores.
 * @param {number} seed
 * @param {There} there
 * @returns {Fault[]}
 */
export function regionsCampaign(seed, { far }) {
  const killed = ['bff', 'bff-2', ...services, ...(far === 'services' ? services.map(inFarRegion) : [])];
  const cut = /** @type {const} */ ({ name: 'far region cut off 20 s', kind: 'regionCut', holdMs: hurtMs, calmMs });
  const calm = /** @type {const} */ ({ name: 'two regions', kind: 'nothing', holdMs: 60_000, calmMs: 0 });
  return [calm, ...shuffled(seeded(seed), [...killed.map(killOf), cut])];
}
