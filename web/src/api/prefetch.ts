/** A function that dispatches a query thunk, as made by `endpoint.initiate(argument, { subscribe: false })`. */
type Send = (question: never) => unknown;

let send: Send | null = null;

/** Gives route loaders access to the store. The app calls it before its router starts. */
export function prefetchThrough(dispatch: Send): void {
  send = dispatch;
}

/**
 * Starts a query while the screen's code is still loading. The screen's own query then finds the answer, or the pending
 * call, in the cache. A failure stays in the cache too, so that the screen can show it.
 */
export function prefetch(question: unknown): void {
  send?.(question as never);
}
