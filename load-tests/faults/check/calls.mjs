/** @typedef {import('../load/history.mjs').Call} Call */
/** @typedef {import('../load/history.mjs').Window} Window */

/**
 * The promises, in ms: the longest wait for an answer during any fault, by kind of call, and `normal`, the time until
 * everything works again after the fix.
 */
export const promises = { read: 2_500, write: 5_000, transfer: 11_000, normal: 5_000 };

/** @typedef {{ name: string, lasted: number, calls: number, refused: number, slowest: number, backAfter: number, wrong: Call[], late: Call[], notBack: boolean }} Row milliseconds */

/**
 * Summarises the calls of each window.
 * @param {readonly Call[]} calls
 * @param {readonly Window[]} windows
 * @param {number} margin milliseconds that a busy machine may add to an answer
 * @returns {Row[]}
 */
export function checkCalls(calls, windows, margin) {
  return windows.map(({ name, begin, end, untilMs }) => {
    // A call that ends during a fault belongs to that fault, even if the call began before.
    const own = calls.filter(({ at, ms }) => at + ms >= begin && at + ms < untilMs);
    const refused = own.filter((call) => call.refused);
    const backAfter = Math.max(0, ...own.filter((call) => call.at >= end && isBad(call)).map(({ at }) => at - end));
    return {
      name,
      lasted: end - begin,
      calls: own.length,
      refused: refused.length,
      slowest: Math.max(0, ...refused.map(({ ms }) => ms)),
      backAfter,
      wrong: own.filter((call) => call.wrong),
      late: own.filter(({ kind, ms }) => ms > promises[kind] + margin),
      notBack: backAfter > promises.normal + margin,
    };
  });
}

/** @param {Call} call */
const isBad = ({ refused, wrong }) => refused || wrong;
