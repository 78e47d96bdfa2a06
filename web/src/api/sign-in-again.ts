/** The outcome of a sign-in over the page. `visitor`: no user was signed in, so there is nothing to resume. */
export type SignInOutcome = 'signed-in' | 'declined' | 'visitor';

/** Shows a sign-in over the page and returns its outcome. Set by the app. */
type SignIn = () => Promise<SignInOutcome>;

let show: SignIn = async () => 'visitor';
let underWay: Promise<SignInOutcome> | null = null;
let isDeclined = false;
let times = 0;
const listeners = new Set<() => void>();

export function onSignInNeeded(handler: SignIn): void {
  show = handler;
}

/** Calls `listener` whenever the viewer signs in over the page. Returns a function that unsubscribes it. */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns how often the viewer has signed in over this page. A call remembers the number, to find out later whether its
 * session is still the current one.
 */
export const timesSignedIn = (): number => times;

async function showSignIn(): Promise<SignInOutcome> {
  // If the sign-in code fails to load, the outcome is "declined".
  const outcome = await show().catch(() => 'declined' as const);
  isDeclined = outcome === 'declined';
  if (outcome === 'signed-in') {
    times += 1;
    for (const listener of listeners) listener();
  }
  return outcome;
}

interface SignInRequest {
  /**
   * The value of `timesSignedIn` when the failed call was sent. A viewer who has signed in since then is not asked
   * again.
   */
  since?: number;
  /**
   * True if the page sent the call without a user action. Such a call does not ask again once the viewer has declined.
   */
  isUnasked?: boolean;
}

/**
 * Asks the viewer to sign in. If several calls fail together, the viewer is asked once and all calls wait for that
 * answer.
 */
export function askToSignIn({ since = times, isUnasked = false }: SignInRequest = {}): Promise<SignInOutcome> {
  if (times > since) return Promise.resolve('signed-in');
  if (!underWay && isUnasked && isDeclined) return Promise.resolve('declined');
  underWay ??= showSignIn().finally(() => {
    underWay = null;
  });
  return underWay;
}
