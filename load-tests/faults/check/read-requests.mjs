import { insist } from '../load/insist.mjs';
import { each, personOf } from './readers.mjs';

/** @typedef {import('../load/person.mjs').Person} Person */
/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */

/**
 * Reads published requests as a manager, and drafts as their author.
 * @param {Map<string, Person>} named
 * @param {readonly Write[]} writes
 */
export async function shownRequests(named, writes) {
  /** @type {State['requests']} */
  const found = new Map();
  const sent = new Set(writes.flatMap((write) => (write.kind === 'publish' ? [write.id] : [])));
  const drafts = writes.filter((write) => write.kind === 'draft');
  await each(drafts, async ({ id, who }) => {
    const read = (/** @type {string} */ email, /** @type {string} */ name) =>
      insist(() =>
        personOf(named, email).call('GET', `${name}/${id}`, { kind: 'read', name: `${name}/{id}`, fine: [404] }),
      );
    let reply = sent.has(id) ? await read('senior@setu.example', '/broker/preview') : undefined;
    // The request was never sent, or the publish failed. It is still a draft that only its author sees.
    if (reply?.status !== 200) reply = await read(who, '/request/first-step');
    if (reply.status !== 200) return;
    const { request } = reply.data;
    const condition = request.last_customer_condition;
    const [line] = [...condition.condition_product_skus, ...condition.from_description_goods_items];
    const typed = request.draft?.description?.position;
    found.set(id, {
      status: request.status,
      // In a request from a description, the comment belongs to the described item. A draft stores the comment and
      // count as typed.
      comment: typed?.comment ?? line?.comment ?? condition.comment,
      count: typed?.count ?? request.draft?.count ?? String(line?.count ?? ''),
      files: condition.files.map((/** @type {{ id: string }} */ file) => file.id),
      statuses: request.status_events.map((/** @type {{ status: string }} */ event) => event.status),
      supplierId: request.supplier?.id ?? line?.product_sku?.company?.id ?? '',
      managerId: request.broker_manager?.id ?? '',
    });
  });
  return found;
}

/**
 * Downloads the attached files as a manager.
 * @param {Map<string, Person>} named
 * @param {readonly Write[]} writes
 */
export async function shownFiles(named, writes) {
  /** @type {State['files']} */
  const files = new Map();
  const attached = new Set(writes.flatMap((write) => (write.kind === 'publish' ? write.files : [])));
  const manager = personOf(named, 'manager@setu.example');
  await each([...attached], async (id) => {
    const options = { kind: /** @type {const} */ ('transfer'), name: '/media/file/{id}', fine: [404] };
    const reply = await insist(() => manager.call('GET', `/media/file/${id}/specification.pdf`, options));
    files.set(id, reply.status === 200 ? reply.text : `${reply.status} ${reply.text.slice(0, 100)}`);
  });
  return files;
}
