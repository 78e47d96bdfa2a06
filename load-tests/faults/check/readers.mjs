/** @typedef {import('../load/person.mjs').Person} Person */

const atOnce = 4;

/** Somebody by his e-mail. @param {Map<string, Person>} named @param {string} email */
export function personOf(named, email) {
  const found = named.get(email);
  if (!found) throw new Error(`${email} is nobody here`);
  return found;
}

/** Does it for each, a few at a time. @template T @param {readonly T[]} all @param {(one: T) => Promise<void>} work */
export async function each(all, work) {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Those who buy. @param {Map<string, Person>} named */
export const customers = (named) =>
  [...named.values()].filter(({ email }) => !/@(setu|kaveri|deccan|amur)\./.test(email));
