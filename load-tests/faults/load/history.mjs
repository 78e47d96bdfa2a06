/**
 * @typedef {'read' | 'write' | 'transfer'} Kind the kind of a call; each kind has its own time limit; a transfer moves
 *   a file
 * @typedef {object} Call one call as a simulated user made it
 * @property {number} at when the call began, in milliseconds of this history
 * @property {number} ms how long the answer took
 * @property {Kind} kind
 * @property {string} name method and route, without ids
 * @property {string} who
 * @property {number} bff the number of the BFF that was asked last
 * @property {number} status of the answer; 502 if the connection broke, 0 if no answer came
 * @property {boolean} refused the status says to try again later
 * @property {boolean} wrong the answer is an error that no fault excuses
 * @property {string} [text] the beginning of a wrong answer
 * @typedef {{ at: number, acked: boolean, who: string }} Said when the write was answered, whether it was acknowledged
 *   (if not, it may still have happened), and who made it
 * @typedef {Said & { kind: 'cart', sku: string, count: number }} CartWrite
 * @typedef {Said & { kind: 'draft', id: string, sku: string }} DraftWrite
 * @typedef {Said & { kind: 'save', id: string, seq: number, comment: string }} SaveWrite
 * @typedef {Said & { kind: 'file', id: string, text: string }} FileWrite
 * @typedef {Said & { kind: 'publish', id: string, count: number, comment: string, files: string[] }} PublishWrite
 * @typedef {Said & { kind: 'move', id: string, status: string }} MoveWrite
 * @typedef {Said & { kind: 'message', id: string, side: 'customer' | 'broker', text: string }} MessageWrite
 * @typedef {Said & { kind: 'offer', id: string, price: number }} OfferWrite
 * @typedef {CartWrite | DraftWrite | SaveWrite | FileWrite | PublishWrite | MoveWrite | MessageWrite | OfferWrite}
 *   Write
 * @typedef {{ name: string, begin: number, end: number, untilMs: number }} Window from the beginning of a fault to the
 *   beginning of the next one; `end` is the end of the fault
 * @typedef {{ calls: Call[], writes: Write[], windows: Window[] }} Record
 */

const began = performance.now();

/** Returns the milliseconds since the campaign began. All records use this time. */
export const now = () => performance.now() - began;

/** Opens the record of all calls, writes and windows, in the order in which their results became known. */
export function openHistory() {
  /** @type {Record} */
  const record = { calls: [], writes: [], windows: [] };
  return {
    record,
    /** @param {Call} call */
    called: (call) => record.calls.push(call),
    /** @param {Write} write */
    wrote: (write) => record.writes.push(write),
    /** Starts a window and ends the one before it. @param {string} name */
    begins: (name) => {
      const at = now();
      const last = record.windows.at(-1);
      if (last) last.untilMs = at;
      record.windows.push({ name, begin: at, end: at, untilMs: Number.POSITIVE_INFINITY });
    },
    /** Marks the end of the fault in the last window. */
    isOver: () => {
      const last = record.windows.at(-1);
      if (last) last.end = now();
    },
  };
}

/** @typedef {ReturnType<typeof openHistory>} History */
