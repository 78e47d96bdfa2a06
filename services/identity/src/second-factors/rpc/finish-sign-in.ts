import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { answerSecondStep } from '../changes/answer-second-step.js';
import { signedIn } from '../changes/enter-by-second-step.js';

/**
 * Completes a sign-in with the answer to its second step. For half-signed-in users. The answer is counted before it is
 * checked, per user and per network like failed sign-ins. After a right answer, the count is reverted. The error does
 * not say why an answer was wrong.
 */
export const finishSignIn: Rpc<'finishSignIn'> = (deps) => async (request) => {
  const settings = await settingsInForce(deps);
  const entered = await deps.write((stores) => answerSecondStep(stores, { deps, request, settings }));
  if (entered !== undefined) return { entered: await signedIn(deps.read, entered) };
  throw request.assertion === '' ? invalid({ code: 'wrong_second_code' }) : invalid({ assertion: 'wrong_passkey' });
};
