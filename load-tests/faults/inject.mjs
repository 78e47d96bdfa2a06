import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from './world/signals.mjs';

/** @typedef {import('./schedule.mjs').Fault} Fault */
/** @typedef {import('./world/start-world.mjs').World} World */

/**
 * How long identity is frozen before a store fails, in ms. This ensures that events are in transit when the store
 * fails.
 */
const heldMs = 2_500;
const readyMs = 60_000;
const lookMs = 20;

/** @param {World} world @param {string} name */
async function killed(world, name) {
  const starts = world.startsOf(name);
  process.kill(world.pidOf(name), 'SIGKILL');
  const deadline = performance.now() + readyMs;
  while (world.startsOf(name) === starts && performance.now() < deadline) await sleep(lookMs);
}

/**
 * Makes a store fail while the bus holds events that identity has not handled. For this, freezes identity before the
 * fault and lets it continue afterwards.
 * @param {World} world
 * @param {() => Promise<unknown>} hurt
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
  if (!nats) throw new Error('this test environment has no NATS');
  return nats;
}

/**
 * The kinds of faults and what each does to the test environment. The promise resolves when the fault is over: frozen
 * processes continue and killed ones run again.
 * @satisfies {Record<string, (world: World, fault: Fault) => Promise<void>>}
 */
export const inject = {
  /** @param {World} world @param {Fault} fault */
  kill: (world, { target = '' }) => killed(world, target),

  /** @param {World} world @param {Fault} fault */
  natsFrozen: (world, { holdMs }) => hold(freeze(natsOf(world).pid()), holdMs),

  /**
   * Empties NATS. It restarts on the same address without any stream, consumer or message.
   * @param {World} world
   * @param {Fault} fault
   */
  natsEmptied: async (world, { holdMs }) => {
    const nats = natsOf(world);
    await withEventsOnTheirWay(world, async () => {
      await nats.kill();
      nats.empty();
    });
    await sleep(holdMs);
    await nats.start();
  },

  /**
   * Stops NATS. While NATS is down, kills the process that sends its events and the one that receives them.
   * @param {World} world
   * @param {Fault} fault
   */
  natsDown: async (world, { holdMs }) => {
    const nats = natsOf(world);
    await nats.kill();
    const deadline = performance.now() + holdMs;
    try {
      await sleep(holdMs / 4);
      await killed(world, 'request');
      await killed(world, 'identity');
      await sleep(Math.max(0, deadline - performance.now()));
    } finally {
      await nats.start();
    }
  },

  /** @param {World} world @param {Fault} fault */
  natsAndPostgresDown: async (world, { holdMs }) => {
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

  /**
   * Restarts Postgres as a package update does. Open transactions are aborted, and Postgres is back a moment later.
   * @param {World} world
   */
  postgresRestarted: async (world) => {
    const before = world.postgresPid();
    process.kill(before, 'SIGINT');
    const deadline = performance.now() + readyMs;
    while (performance.now() < deadline && (!world.postgresIsReady() || world.postgresPid() === before))
      await sleep(lookMs);
  },

  /**
   * Disturbs the connection to `target` in the way that `how` names.
   * @param {World} world
   * @param {Fault} fault
   */
  edge: ({ edges }, { target = '', how = 'blackhole', holdMs }) => {
    edges.become(target, how);
    return hold(() => edges.become(target, 'passes'), holdMs);
  },

  /** Cuts the far region off from the stores. @param {World} world @param {Fault} fault */
  regionCut: ({ far }, { holdMs }) => {
    if (!far) throw new Error('this test environment has one region');
    far.cut();
    return hold(far.restore, holdMs);
  },

  /** Waits. @param {World} _world @param {Fault} fault */
  nothing: (_world, { holdMs }) => sleep(holdMs),

  /** Fills the disk, so that no store can write another byte. @param {World} world @param {Fault} fault */
  diskFull: async ({ disk, nats }, { holdMs }) => {
    if (!disk) throw new Error('this test environment has no small disk');
    await disk.fill();
    await hold(disk.free, holdMs);
    // NATS may still refuse writes after space is available again. The operator then restarts NATS (see the runbook of
    // SetuBusAway).
    await nats?.kill();
    await nats?.start();
  },

  /** Sets the clock of `target` an hour ahead. @param {World} world @param {Fault} fault */
  clockAhead: ({ clocks }, { target = '', holdMs }) => {
    clocks.put(target, 3_600);
    return hold(() => clocks.put(target, 0), holdMs);
  },

  /** @param {World} world @param {Fault} fault */
  s3Frozen: ({ s3 }, { holdMs }) => hold(freeze(s3.pid()), holdMs),
};
