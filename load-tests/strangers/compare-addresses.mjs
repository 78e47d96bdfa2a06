import { auc, pictureOf } from './compare-replies.mjs';
import { questions } from './questions.mjs';

/**
 * @typedef {{ question: string, ofEach: number, auc: number, known: string[], unknown: string[], medians: [known:
 *   number, unknown: number] }} Compared the distinct answers for known and for unknown addresses, and how well the
 *   response time distinguishes them
 */

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Makes every call alternately for a known and an unknown address, so that other load on the machine affects both
 * equally. The order changes from pair to pair, and each call comes from another IP address.
 * @param {{ url: string, known: readonly string[], unknown: readonly string[], warmUp?: number }} asked as many known
 *   as unknown addresses
 * @returns {Promise<Compared[]>}
 */
export async function compareAddresses({ url, known, unknown, warmUp = 0 }) {
  let networks = 0;
  const network = () => {
    networks += 1;
    return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  };
  const compared = [];
  for (const { name: question, send } of questions) {
    for (let n = 0; n < warmUp; n += 1)
      await send({ url, email: `warm-${n}-${question}@nowhere.example`, network: network() });
    /** @type {Record<'known' | 'unknown', import('./compare-replies.mjs').Reply[]>} */
    const replies = { known: [], unknown: [] };
    for (const [at, email] of known.entries()) {
      const pair = /** @type {const} */ ([
        ['known', email],
        ['unknown', unknown[at] ?? ''],
      ]);
      for (const [kind, address] of at % 2 === 0 ? pair : [...pair].reverse())
        replies[kind].push(await send({ url, email: address, network: network() }));
    }
    const times = { known: replies.known.map(({ ms }) => ms), unknown: replies.unknown.map(({ ms }) => ms) };
    const pictures = (/** @type {'known' | 'unknown'} */ kind) => [...new Set(replies[kind].map(pictureOf))].sort();
    compared.push({
      ...{ question, ofEach: known.length, auc: auc(times.known, times.unknown) },
      ...{ known: pictures('known'), unknown: pictures('unknown') },
      medians: /** @type {[number, number]} */ ([median(times.known), median(times.unknown)]),
    });
  }
  return compared;
}
