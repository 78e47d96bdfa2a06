import type { Actor } from '@setu/proto/common';
import type { World } from './fixtures.js';

type Answer = 'ok' | 'invalid' | 'not_found';
type Expecting<Expected> = (answer: Answer) => Expected;

/**
 * The calls about the caller's password, address and erasure, with the expected answers. Signed-in users make their own
 * calls; anyone may use a link.
 */
export function ownAccountCalls<Expected>(
  client: World['client'],
  { signedIn, everyone }: { signedIn: Expecting<Expected>; everyone: Expecting<Expected> },
) {
  const call = (expected: Expected, of: (actor: Actor) => Promise<unknown>): [Expected, typeof of] => [expected, of];
  const noPassword = { currentPassword: '' };
  const blank = { ...noPassword, newPassword: '', address: '', userAgent: '', rememberMe: false };
  return {
    changePassword: call(signedIn('invalid'), (actor) => client.changePassword(blank, { actor })),
    getEmailChange: call(signedIn('ok'), (actor) => client.getEmailChange({}, { actor })),
    askEmailChange: call(signedIn('invalid'), (actor) =>
      client.askEmailChange({ email: '', ...noPassword }, { actor }),
    ),
    resendEmailChange: call(signedIn('not_found'), (actor) => client.resendEmailChange({}, { actor })),
    withdrawEmailChange: call(signedIn('ok'), (actor) => client.withdrawEmailChange({}, { actor })),
    getEmailConfirmation: call(everyone('not_found'), (actor) =>
      client.getEmailConfirmation({ token: 'none' }, { actor }),
    ),
    confirmEmail: call(everyone('not_found'), (actor) => client.confirmEmail({ token: 'none' }, { actor })),
    getErasure: call(signedIn('ok'), (actor) => client.getErasure({}, { actor })),
    askErasure: call(signedIn('invalid'), (actor) => client.askErasure({ ...noPassword, heirId: '' }, { actor })),
    withdrawErasure: call(signedIn('ok'), (actor) => client.withdrawErasure({}, { actor })),
  };
}
