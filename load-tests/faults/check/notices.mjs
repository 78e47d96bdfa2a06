import { movedSubject, publishedSubject } from './state.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */
/** @typedef {import('./state.mjs').Reader} Reader */

/**
 * @typedef {{ at: number, event: string, subject: string, readers: Set<string> }} Due an event and every user who must
 *   be notified of it once
 */

/**
 * Checks that every user who must be notified is notified exactly once, and no other user is.
 * @param {readonly Write[]} writes
 * @param {State} state
 * @returns {Finding[]}
 */
export function checkNotices(writes, state) {
  return dueNotices(writes, state).flatMap(({ at, event, subject, readers }) => {
    const delivered = state.notices.get(event) ?? new Map();
    const text = (/** @type {string} */ what, /** @type {string} */ id) =>
      `${what}: ${nameOf(state, id)} of ${subject} ${event}`;
    const missing = [...readers].filter((id) => !delivered.has(id)).map((id) => text('missing notification', id));
    const twice = [...delivered]
      .filter(([, count]) => count > 1)
      .map(([id, count]) => text(`${count} notifications`, id));
    const uncalled = [...delivered.keys()].filter((id) => !readers.has(id)).map((id) => text('undue notification', id));
    return [...missing, ...twice, ...uncalled].map((line) => ({
      at,
      fault: /** @type {const} */ ('notice'),
      text: line,
    }));
  });
}

/** @param {State} state @param {string} id */
const nameOf = ({ people }, id) => people.find((reader) => reader.id === id)?.email ?? id;

/**
 * Returns the notifications that are due. The managers of the queue learn of a published request.
 * The customer's users and the manager learn of each status, and all managers if a request is cancelled that nobody took. The supplier's users learn of it when the request is sent
 * to them. The user who made the change is never notified.
 * @param {readonly Write[]} writes
 * @param {State} state
 * @returns {Due[]}
 */
export function dueNotices(writes, state) {
  const { people, requests, events } = state;
  const active = people.filter((reader) => reader.active);
  const idOf = new Map(people.map(({ email, id }) => [email, id]));
  const companyOf = new Map(people.map(({ email, companyId }) => [email, companyId]));
  const peopleOf = (/** @type {string} */ company) =>
    active.filter(({ companyId }) => companyId === company).map(({ id }) => id);
  const managers = active.filter(isManager).map(({ id }) => id);
  /** @type {Due[]} */
  const due = [];
  for (const published of writes) {
    if (published.kind !== 'publish' || !published.acked) continue;
    const shown = requests.get(published.id);
    const own = events.filter(({ requestId }) => requestId === published.id);
    const doers = doersOf(writes, published.id);
    for (const { id, subject } of own.filter((event) => event.subject === publishedSubject))
      due.push({ at: published.at, event: id, subject, readers: without(managers, idOf.get(published.who)) });
    const steps = (shown?.statuses ?? []).slice((shown?.statuses.indexOf('new') ?? 0) + 1);
    const moved = own.filter((event) => event.subject === movedSubject);
    for (const [at, status] of steps.entries()) {
      const event = moved[at];
      const move = doers.get(status);
      if (!event || !move) continue;
      const isTaken = steps.slice(0, at + 1).includes('in_work');
      // Nobody is responsible for a request that was not taken, so all managers learn that it is no longer there.
      const untaken = status === 'rejected_by_customer' ? managers : [];
      const manager = isTaken ? [idOf.get(doers.get('in_work')?.who ?? '') ?? ''] : untaken;
      const supplier = status === 'send_to_supplier' ? peopleOf(shown?.supplierId ?? '') : [];
      const readers = [...peopleOf(companyOf.get(published.who) ?? ''), ...manager, ...supplier];
      due.push({
        at: move.at,
        event: event.id,
        subject: `${event.subject} to ${status}`,
        readers: without(readers, idOf.get(move.who)),
      });
    }
  }
  return due;
}

/** @param {Reader} reader */
const isManager = ({ companyType, roles }) =>
  companyType === 'broker' && (roles.includes('TEAM_MANAGER') || roles.includes('TEAM_ADMIN'));

/** @param {readonly Write[]} writes @param {string} id */
const doersOf = (writes, id) =>
  new Map(
    writes.flatMap((write) => (write.kind === 'move' && write.acked && write.id === id ? [[write.status, write]] : [])),
  );

/** @param {readonly string[]} readers @param {string | undefined} doer */
const without = (readers, doer) => new Set(readers.filter((id) => id !== doer && id !== ''));
