import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { addFactor, finishSignIn, ownFactors } from '../pages/second-factor.js';

/** Second factors, in the user's account and at sign-in. */
export const secondFactorRoutes = [
  route(endpoints.getSecondFactor, async (ask) => ({ data: await ownFactors(ask) })),
  route(endpoints.addSecondFactor, async (ask) => ({ data: await addFactor(ask, ask.input) })),
  route(endpoints.removeSecondFactor, async (ask) => {
    const removed = { factorId: ask.params.factor, currentPassword: ask.input.current_password };
    await ask.deps.services.passwords.removeSecondFactor(removed, ask.writes());
    return { data: {} };
  }),
  route(endpoints.finishSignIn, async (ask) => ({ data: await finishSignIn(ask, ask.input) })),
];
