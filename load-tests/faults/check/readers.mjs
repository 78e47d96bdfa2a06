/** @typedef {import('../load/person.mjs').Person} Person */

const concurrency = 4;

/** Returns a user by email address. @param {Map<string, Person>} named @param {string} email */
export function personOf(named, email) {
  const found = named.get(email);
  if (!found) throw new Error(`there is no user ${email} here`);
  return found;
}

/**
 * Runs the work for each item with limited concurrency.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => Promise<void>} work
 */
export async function each(all, work) {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Returns the customers. @param {Map<string, Person>} named */
export const customers = (named) =>
  [...named.values()].filter(({ email }) => !/@(setu|kaveri|deccan|amur)\./.test(email));
