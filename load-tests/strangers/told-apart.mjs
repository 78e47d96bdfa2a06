/**
 * How well one number tells two kinds apart: the share of pairs, one of each, in which the first is the larger (an equal
 * pair counts half). 0.5: not at all; 0 or 1: always. Of ranks alone, so that one slow call weighs no more than any other.
 * @param {readonly number[]} ones @param {readonly number[]} others
 */
export function auc(ones, others) {
  const wins = ones.reduce(
    (sum, one) => sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return wins / (ones.length * others.length);
}

/** How far from 0.5 chance alone carries it in one of six. @param {number} ones @param {number} others */
export const deviation = (ones, others) => Math.sqrt((ones + others + 1) / (12 * ones * others));

/** @typedef {{ status: number, headers: Headers, text: string, ms: number }} Reply */

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
// Different at every call, whoever is asked about.
const changing = new Set(['date', 'x-request-id', 'server-timing', 'set-cookie', 'content-length']);

/**
 * What of an answer must not differ: status, words, headers, and which cookies it sets.
 * @param {Reply} reply
 */
export function pictureOf({ status, headers, text }) {
  const told = [...headers].filter(([name]) => !changing.has(name)).map(([name, value]) => `${name}: ${value}`);
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
  return [String(status), text.replace(id, '<id>'), ...told, ...cookies].join('\n');
}
