const waiting = new Map<string, () => Promise<void>>();

/** Registers a pending quantity of an item. `send` sends it immediately. */
export const awaitCount = (lineId: string, send: () => Promise<void>): void => void waiting.set(lineId, send);

/** Removes the pending quantity once the server has it. */
export const countIsSettled = (lineId: string): void => void waiting.delete(lineId);

/** Sends all pending quantities, so that a request is created from the values on screen. */
export async function settleCounts(): Promise<void> {
  await Promise.all([...waiting.values()].map((send) => send()));
}
