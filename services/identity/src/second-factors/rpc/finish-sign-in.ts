import { invalid } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { answerSecondStep } from '../changes/answer-second-step.js';
import { signedIn } from '../changes/enter-by-second-step.js';

/**
 * Half signed in. The answer is counted before it is looked at, of the person and of the network as failed sign-ins are;
 * a right one is forgiven. What a wrong one lacked is not told.
 */
export const finishSignIn: Rpc<'finishSignIn'> = (deps) => async (request) => {
  const settings = await settingsInForce(deps);
  const entered = await deps.write((stores) => answerSecondStep(stores, { deps, request, settings }));
  if (entered !== undefined) return { entered: await signedIn(deps.read, entered) };
  throw request.assertion === '' ? invalid({ code: 'wrong_second_code' }) : invalid({ assertion: 'wrong_passkey' });
};
