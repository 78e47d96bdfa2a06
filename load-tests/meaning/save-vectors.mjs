import { randomFillSync } from 'node:crypto';

const [first, page] = ['00000000-0000-0000-0000-000000000000', 2_000];
/** How far a card may be from its topic, in steps of a byte. */
const apart = 24;

/** Returns a vector near a topic. @param {Int8Array} topic */
function near(topic) {
  const noise = randomFillSync(new Uint8Array(topic.length));
  return topic.map((value, at) => value + (((noise[at] ?? 0) % apart) - apart / 2));
}

/**
 * Stores a vector near one of some topics for each card that needs one. That is faster than a model, and as similar
 * cards have similar vectors, a search costs the same.
 * @param {{ idsAfter(id: string, limit: number): Promise<string[]>, due(ids: string[]): Promise<object[]>, save(cards: object[], vectors: Int8Array[]): Promise<void> }} stored
 * @param {Int8Array[]} topics
 */
export async function saveVectors(stored, topics) {
  let next = 0;
  for (let ids = await stored.idsAfter(first, page); ids.length > 0; ) {
    const due = await stored.due(ids);
    const vectors = due.map(() => near(/** @type {Int8Array} */ (topics[next++ % topics.length])));
    if (due.length > 0) await stored.save(due, vectors);
    ids = await stored.idsAfter(ids.at(-1) ?? first, page);
  }
}
