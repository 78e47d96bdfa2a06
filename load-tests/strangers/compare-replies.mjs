/**
 * Returns how well a number distinguishes two kinds (the area under the ROC curve). The result is the share of pairs,
 * one number of each kind, in which the first number is larger. A pair of equal numbers counts half. 0.5 means that it
 * does not distinguish them, 0 or 1 that it always does. Only ranks are compared, so one slow call weighs no more than
 * any other.
 * @param {readonly number[]} ones
 * @param {readonly number[]} others
 */
export function auc(ones, others) {
  const wins = ones.reduce(
    (sum, one) => sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return wins / (ones.length * others.length);
}

/**
 * Returns the standard deviation of the area if only chance decides. By chance, one in six runs exceeds 0.5 by more
 * than this deviation.
 * @param {number} ones
 * @param {number} others
 */
export const deviation = (ones, others) => Math.sqrt((ones + others + 1) / (12 * ones * others));

/** @typedef {{ status: number, headers: Headers, text: string, ms: number }} Reply */

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
// These headers differ at every call, for known and unknown addresses alike.
const changing = new Set(['date', 'x-request-id', 'server-timing', 'set-cookie', 'content-length']);

/**
 * Returns the parts of an answer that must not differ: the status, the body, the headers and the names of its cookies.
 * @param {Reply} reply
 */
export function pictureOf({ status, headers, text }) {
  const headerLines = [...headers].filter(([name]) => !changing.has(name)).map(([name, value]) => `${name}: ${value}`);
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
  return [String(status), text.replace(id, '<id>'), ...headerLines, ...cookies].join('\n');
}
