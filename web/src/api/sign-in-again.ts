/** Shows a sign-in over the page; resolves true when the viewer is signed in again. Set by the app. */
type SignIn = () => Promise<boolean>;

let show: SignIn = async () => false;
let underWay: Promise<boolean> | null = null;

export function onSignInNeeded(handler: SignIn): void {
  show = handler;
}

/** Asks once, however many calls failed together; all of them wait for the one answer. */
export function askToSignIn(): Promise<boolean> {
  underWay ??= show().finally(() => {
    underWay = null;
  });
  return underWay;
}
