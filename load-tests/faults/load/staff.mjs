import { setTimeout as sleep } from 'node:timers/promises';
import { between } from '../random.mjs';
import { now } from './history.mjs';
import { insist } from './insist.mjs';
import { offer, say } from './talk.mjs';

/** @typedef {import('./customer.mjs').Life} Life */

const read = /** @type {const} */ ('read');

/**
 * Simulates a manager, who reads the queue, accepts requests, writes to the customer and sends some requests to
 * suppliers. If two managers want one request, only one gets it.
 * @param {Life} life
 */
export async function managerDay(life) {
  const { person, random, queue, described, sent, isOver } = life;
  const list = '/broker/request-from-catalog-list';
  for (; !isOver(); await sleep(between(random, 100, 500))) {
    await person.call('GET', `${list}?limit=10`, { kind: read, name: list });
    await person.call('GET', '/user/notice/api/last', { kind: read, name: '/user/notice/api/last' });
    const id = queue[0];
    if (id === undefined) continue;
    // A colleague who reads the list at the same moment sees the request too.
    if (random() < 0.7) queue.shift();
    else setTimeout(() => queue[0] === id && queue.shift(), 300);
    if (!(await move(life, id, 'in_work'))) continue;
    await person.call('GET', `/broker/preview/${id}`, { kind: read, name: '/broker/preview/{id}' });
    for (let turn = between(random, 0, 2); turn > 0; turn -= 1) await say(life, id, 'broker', turn);
    if (random() < 0.5 && !described.has(id) && (await move(life, id, 'send_to_supplier'))) sent.push(id);
  }
}

/**
 * @param {Life} life
 * @param {string} id
 * @param {string} status
 * @returns {Promise<boolean>} whether the status changed
 */
async function move({ person, history }, id, status) {
  const key = `${person.email} ${status} ${id}`;
  const options = {
    kind: /** @type {const} */ ('write'),
    name: '/request/update-status/{id}',
    body: { status },
    key,
    fine: [409],
  };
  const reply = await insist(() => person.call('POST', `/request/update-status/${id}`, options));
  if (reply.status === 409) return false;
  history.wrote({ kind: 'move', at: now(), acked: reply.status === 200, who: person.email, id, status });
  return reply.status === 200;
}

/**
 * Simulates a supplier, who reads their notifications and offers a price for each request sent to them.
 * @param {Life} life
 */
export async function supplierDay(life) {
  const { person, random, sent, isOver } = life;
  for (let handled = 0; !isOver(); await sleep(between(random, 300, 900))) {
    await person.call('GET', '/user/dashboard', { kind: read, name: '/user/dashboard' });
    await person.call('GET', '/user/notice/api/last', { kind: read, name: '/user/notice/api/last' });
    for (; handled < sent.length; handled += 1) await offer(life, sent[handled] ?? '');
  }
}

/**
 * Simulates a visitor who signs in, opens the first page and signs out, again and again.
 * @param {Life & { password: string }} life
 */
export async function passerByDay({ person, random, isOver, password }) {
  for (; !isOver(); await sleep(between(random, 500, 1500))) {
    await person.call('GET', '/', { kind: read, name: '/' });
    if (!(await person.signIn(password))) continue;
    await person.call('GET', '/user/dashboard', { kind: read, name: '/user/dashboard' });
    await signOut(person);
  }
}

/**
 * Signs out. If an answer is lost, the session may have ended, so a repeated call may find nobody signed in (403).
 * @param {Life['person']} person
 */
async function signOut(person) {
  /** @type {number[]} */
  const fine = [];
  await insist(async () => {
    const reply = await person.call('POST', '/logout', { kind: 'write', name: '/logout', body: {}, fine });
    if (reply.sent) fine.push(403);
    return reply;
  });
}
