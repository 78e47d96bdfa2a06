/** How a sign-in over the page went; `visitor`: nobody was signed in, there is nothing to go on with. */
export type SignInOutcome = 'signed-in' | 'declined' | 'visitor';

/** Shows a sign-in over the page and says how it went. Set by the app. */
type SignIn = () => Promise<SignInOutcome>;

let show: SignIn = async () => 'visitor';
let underWay: Promise<SignInOutcome> | null = null;
let isDeclined = false;
let times = 0;
const listeners = new Set<() => void>();

export function onSignInNeeded(handler: SignIn): void {
  show = handler;
}

/** Calls `listener` whenever the viewer has signed in over the page; gives what ends that. */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How often the viewer has signed in over this page: a call keeps it, to know later whether its own session is the present one. */
export const timesSignedIn = (): number => times;

async function ask(): Promise<SignInOutcome> {
  // Its code may be out of reach: then nobody has signed in.
  const outcome = await show().catch(() => 'declined' as const);
  isDeclined = outcome === 'declined';
  if (outcome === 'signed-in') {
    times += 1;
    for (const listener of listeners) listener();
  }
  return outcome;
}

interface Asking {
  /** `timesSignedIn` when the call that failed was sent: who has signed in since is not asked again. */
  since?: number;
  /** Nobody pressed anything for this: it does not ask again once the viewer has declined. */
  isUnasked?: boolean;
}

/** Asks once, however many calls failed together; all of them wait for the one answer. */
export function askToSignIn({ since = times, isUnasked = false }: Asking = {}): Promise<SignInOutcome> {
  if (times > since) return Promise.resolve('signed-in');
  if (!underWay && isUnasked && isDeclined) return Promise.resolve('declined');
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}
