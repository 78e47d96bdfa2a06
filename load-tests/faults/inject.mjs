import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from './world/signals.mjs';

/** @typedef {import('./schedule.mjs').Fault} Fault */
/** @typedef {import('./world/start-world.mjs').World} World */

/** How long identity is held before a store goes, so that events are on their way when it does. */
const heldMs = 2_500;
const readyMs = 60_000;
const lookMs = 20;

/** @param {World} world @param {string} name */
async function killed(world, name) {
  const starts = world.startsOf(name);
  process.kill(world.pidOf(name), 'SIGKILL');
  const until = performance.now() + readyMs;
  while (world.startsOf(name) === starts && performance.now() < until) await sleep(lookMs);
}

/**
 * Hurts a store while events lie in the bus that identity has not handled: it is frozen first and goes on afterwards.
 * @param {World} world @param {() => Promise<unknown>} hurt
 */
async function withEventsOnTheirWay(world, hurt) {
  const goOn = freeze(world.pidOf('identity'));
  try {
    await sleep(heldMs);
    await hurt();
  } finally {
    goOn();
  }
}

/** @param {() => void} thaw @param {number} holdMs */
async function hold(thaw, holdMs) {
  try {
    await sleep(holdMs);
  } finally {
    thaw();
  }
}

/** @param {World} world */
function natsOf({ nats }) {
  if (!nats) throw new Error('there is no NATS in this world');
  return nats;
}

/**
 * Every kind of fault: what it does to the world. It is over when the promise resolves; what it froze goes on, what it killed runs again.
 * @satisfies {Record<string, (world: World, fault: Fault) => Promise<void>>}
 */
export const inject = {
  /** @param {World} world @param {Fault} fault */
  kill: (world, { target = '' }) => killed(world, target),

  /** @param {World} world @param {Fault} fault */
  natsFrozen: (world, { holdMs }) => hold(freeze(natsOf(world).pid()), holdMs),

  /** It comes back on the same address and knows no stream, no consumer and no message. @param {World} world @param {Fault} fault */
  natsEmptied: async (world, { holdMs }) => {
    const nats = natsOf(world);
    await withEventsOnTheirWay(world, async () => {
      await nats.kill();
      nats.empty();
    });
    await sleep(holdMs);
    await nats.start();
  },

  /** Both ends of an event die while it is away. @param {World} world @param {Fault} fault */
  natsGone: async (world, { holdMs }) => {
    const nats = natsOf(world);
    await nats.kill();
    const until = performance.now() + holdMs;
    try {
      await sleep(holdMs / 4);
      await killed(world, 'request');
      await killed(world, 'identity');
      await sleep(Math.max(0, until - performance.now()));
    } finally {
      await nats.start();
    }
  },

  /** @param {World} world @param {Fault} fault */
  natsAndPostgresGone: async (world, { holdMs }) => {
    const nats = natsOf(world);
    /** @type {() => void} */
    let thaw = () => {};
    await withEventsOnTheirWay(world, async () => {
      await nats.kill();
      thaw = freeze(world.postgresPid());
    });
    await hold(thaw, holdMs);
    await nats.start();
  },

  /** @param {World} world @param {Fault} fault */
  postgresFrozen: async (world, { holdMs }) => {
    /** @type {() => void} */
    let thaw = () => {};
    await withEventsOnTheirWay(world, async () => {
      thaw = freeze(world.postgresPid());
    });
    await hold(thaw, holdMs);
  },

  /** As an update of its package does it: open work is cut off, and it is back a moment later. @param {World} world */
  postgresRestarted: async (world) => {
    const before = world.postgresPid();
    process.kill(before, 'SIGINT');
    const until = performance.now() + readyMs;
    while (performance.now() < until && (!world.postgresIsReady() || world.postgresPid() === before))
      await sleep(lookMs);
  },

  /** The line to `target` is hurt as `how` says. @param {World} world @param {Fault} fault */
  edge: ({ edges }, { target = '', how = 'blackhole', holdMs }) => {
    edges.become(target, how);
    return hold(() => edges.become(target, 'passes'), holdMs);
  },

  /** No store finds room for another byte. @param {World} world @param {Fault} fault */
  diskFull: async ({ disk, nats }, { holdMs }) => {
    if (!disk) throw new Error('there is no small disk in this world');
    await disk.fill();
    await hold(disk.free, holdMs);
    // It may take nothing any more although there is room again: its operator ends it then (the runbook of SetuBusAway).
    await nats?.kill();
    await nats?.start();
  },

  /** The clock of `target` is an hour ahead. @param {World} world @param {Fault} fault */
  clockAhead: ({ clocks }, { target = '', holdMs }) => {
    clocks.put(target, 3_600);
    return hold(() => clocks.put(target, 0), holdMs);
  },

  /** @param {World} world @param {Fault} fault */
  s3Frozen: ({ s3 }, { holdMs }) => hold(freeze(s3.pid()), holdMs),
};
