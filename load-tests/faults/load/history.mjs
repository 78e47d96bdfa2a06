/**
 * @typedef {'read' | 'write' | 'transfer'} Kind of a call, each with a promise of its own; a transfer moves a file
 *
 * @typedef {object} Call one call as somebody made it
 * @property {number} at when it began, milliseconds of this history
 * @property {number} ms until it was answered
 * @property {Kind} kind
 * @property {string} name method and route, without ids
 * @property {string} who
 * @property {number} status of the answer; 502 where the connection broke, 0 where none came at all
 * @property {boolean} refused for now: by a status that says to come again later
 * @property {boolean} wrong an answer nobody should get there
 * @property {string} [text] the beginning of a wrong answer
 *
 * @typedef {{ at: number, acked: boolean, who: string }} Said when it was answered, whether it was acknowledged or may have happened, and whose it is
 * @typedef {Said & { kind: 'cart', sku: string, count: number }} CartWrite
 * @typedef {Said & { kind: 'draft', id: string, sku: string }} DraftWrite
 * @typedef {Said & { kind: 'save', id: string, seq: number, comment: string }} SaveWrite
 * @typedef {Said & { kind: 'file', id: string, text: string }} FileWrite
 * @typedef {Said & { kind: 'publish', id: string, count: number, comment: string, files: string[] }} PublishWrite
 * @typedef {Said & { kind: 'move', id: string, status: string }} MoveWrite
 * @typedef {Said & { kind: 'message', id: string, side: 'customer' | 'broker', text: string }} MessageWrite
 * @typedef {Said & { kind: 'offer', id: string, price: number }} OfferWrite
 * @typedef {CartWrite | DraftWrite | SaveWrite | FileWrite | PublishWrite | MoveWrite | MessageWrite | OfferWrite} Write
 *
 * @typedef {{ name: string, begin: number, end: number, until: number }} Window from a fault's begin over its end to the next one
 * @typedef {{ calls: Call[], writes: Write[], windows: Window[] }} Record
 */

const began = performance.now();

/** Milliseconds since the campaign began, for all that is written down. */
export const now = () => performance.now() - began;

/** What was asked, answered and done, in the order it was known. */
export function openHistory() {
  /** @type {Record} */
  const record = { calls: [], writes: [], windows: [] };
  return {
    record,
    /** @param {Call} call */
    called: (call) => record.calls.push(call),
    /** @param {Write} write */
    wrote: (write) => record.writes.push(write),
    /** A window begins, and the one before it ends. @param {string} name */
    begins: (name) => {
      const at = now();
      const last = record.windows.at(-1);
      if (last) last.until = at;
      record.windows.push({ name, begin: at, end: at, until: Number.POSITIVE_INFINITY });
    },
    /** The fault of the last window is over. */
    isOver: () => {
      const last = record.windows.at(-1);
      if (last) last.end = now();
    },
  };
}

/** @typedef {ReturnType<typeof openHistory>} History */
