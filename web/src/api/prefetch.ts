/** Takes a question to the BFF as a thunk, as `endpoint.initiate(argument, { subscribe: false })` makes one. */
type Send = (question: never) => unknown;

let send: Send | null = null;

/** Gives loaders the way into the store; set by the app before its router starts. */
export function prefetchThrough(dispatch: Send): void {
  send = dispatch;
}

/**
 * Asks while the screen's code is still on its way: the screen's own query then finds the answer, or the call under
 * way, in the cache. A failure stays there too, for the screen to show.
 */
export function prefetch(question: unknown): void {
  send?.(question as never);
}
