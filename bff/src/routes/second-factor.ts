import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { addFactor, finishSignIn, ownFactors } from '../pages/second-factor.js';

/** Second factors, in the user's account and at sign-in. */
export const secondFactorRoutes = [
  route(endpoints.getSecondFactor, async (call) => ({ data: await ownFactors(call) })),
  route(endpoints.addSecondFactor, async (call) => ({ data: await addFactor(call, call.input) })),
  route(endpoints.removeSecondFactor, async (call) => {
    const removed = { factorId: call.params.factor, currentPassword: call.input.current_password };
    await call.deps.services.passwords.removeSecondFactor(removed, call.writes());
    return { data: {} };
  }),
  route(endpoints.finishSignIn, async (call) => ({ data: await finishSignIn(call, call.input) })),
];
