import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { gather } from '../faults/check/gather.mjs';
import { checkNotices } from '../faults/check/notices.mjs';
import { tables } from '../faults/check/tables.mjs';
import { checkWrites } from '../faults/check/writes.mjs';
import { survivors } from './survivors.mjs';

/** @typedef {import('../faults/check/state.mjs').State} State */
/** @typedef {import('../faults/load/history.mjs').Write} Write */

const settleMs = 90_000;
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Reads the restored Setu back as its users see it. Compares the result with the writes acknowledged before the moment
 * that Setu was restored to.
 * @param {object} run
 * @param {import('../faults/load/history.mjs').History} run.history
 * @param {Awaited<ReturnType<typeof import('../faults/load/people.mjs').openPeople>>} run.people
 * @param {string} run.password
 * @param {Date} run.burnt the moment at which everything was destroyed
 * @param {Date} run.to the moment that Setu was restored to
 * @param {number} run.clock the offset from the history's milliseconds to the system clock
 * @param {number} run.took how long the restore took, in ms
 * @param {import('./cluster.mjs').Cluster} run.cluster
 * @param {import('./stack.mjs').Stack} run.stack
 * @param {{ restored: number, lost: number }} run.promises
 */
export async function judgeRestored({ history, people, password, burnt, to, clock, took, cluster, stack, promises }) {
  const { writes } = history.record;
  const survived = survivors(writes, to.getTime() - clock);
  const opened = await step('Old sessions tried', () => openedByOldSessions(people.named));
  await step('Users signed in again', () => signInAgain(people.named, password));
  const state = await step('Read back', () =>
    gather({ named: people.named, writes: survived, ownerUrl: cluster.url() }),
  );
  await step('Notifications arrived', () => settled(survived, state, cluster.url()));
  const files = await step('Files compared', () => stack.filesAmiss(cluster.url()));
  const twice = await noticesTwice(cluster.url());
  const findings = [...checkWrites(survived, state), ...checkNotices(survived, state)].map(
    ({ fault, text }) => `${fault}: ${text}`,
  );
  const waiting = [...state.waiting, ...state.deadLettered].reduce((sum, [, count]) => sum + count, 0);
  const acked = writes.filter((write) => write.acked).length;
  const before = survived.filter((write) => write.acked).length;
  const lostMs = burnt.getTime() - to.getTime();
  const figures = {
    ...{ restoredMs: Math.round(took), lostMs, acknowledged: acked, before, lost: findings.length },
    ...{ files: files.checked, filesAmiss: files.amiss.length, noticesTwice: twice, opened: opened.length, waiting },
  };
  const lines = [
    `Restored and answering after ${seconds(took)} (promised: ${seconds(promises.restored)}).`,
    `Restored to ${seconds(lostMs)} before the outage (promised: ${seconds(promises.lost)}).`,
    `${acked} writes acknowledged, ${before} of them before that moment: ${findings.length} of these lost, duplicated or broken.`,
    `${files.checked} files compared by hash: ${files.amiss.length} wrong. Duplicate notifications: ${twice}. Events waiting or dead-lettered: ${waiting}.`,
    `Old sessions that still work: ${opened.length} of ${people.named.size}.`,
    ...[...findings, ...files.amiss, ...opened].slice(0, 20),
  ];
  const clean = findings.length + files.amiss.length + twice + opened.length + waiting === 0;
  return { lines, figures, holds: clean && took <= promises.restored && lostMs <= promises.lost };
}

/**
 * Returns the users whose old session still works. The restored database may contain sessions that were ended later, so
 * the restore must end all sessions.
 * @param {Map<string, import('../faults/load/person.mjs').Person>} named
 */
async function openedByOldSessions(named) {
  /** @type {string[]} */
  const opened = [];
  const options = { kind: /** @type {const} */ ('read'), name: '/user/dashboard', fine: [401, 403] };
  for (const [email, person] of named) {
    const { status } = await person.call('GET', '/user/dashboard', options);
    if (status === 200) opened.push(`${email} is still signed in`);
  }
  return opened;
}

/** @param {Map<string, import('../faults/load/person.mjs').Person>} named @param {string} password */
async function signInAgain(named, password) {
  for (const [email, person] of named) if (!(await person.signIn(password))) throw new Error(`${email} cannot sign in`);
}

/**
 * Waits until the services have republished everything to the empty bus and every notification has arrived.
 * @param {readonly Write[]} writes
 * @param {State} state
 * @param {string} url
 */
async function settled(writes, state, url) {
  for (const deadline = performance.now() + settleMs; performance.now() < deadline; await sleep(500)) {
    Object.assign(state, await tables(url));
    const waiting = [...state.waiting.values()].some((count) => count > 0);
    if (!waiting && checkNotices(writes, state).length === 0) return;
  }
}

/** @param {string} url @returns {Promise<number>} */
const noticesTwice = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as n from (select 1 from setu_identity.notice group by event_id, user_id having count(*) > 1) as twice',
    );
    return rows[0]?.n ?? 0;
  });
