const waiting = new Map<string, () => Promise<void>>();

/** What a line's count still waits for: `send` sends it at once. */
export const awaitCount = (lineId: string, send: () => Promise<void>): void => void waiting.set(lineId, send);

/** The line's count is the server's. */
export const countIsSettled = (lineId: string): void => void waiting.delete(lineId);

/** Sends what was typed and has not been sent yet: a request is made from what the reader sees. */
export async function settleCounts(): Promise<void> {
  await Promise.all([...waiting.values()].map((send) => send()));
}
