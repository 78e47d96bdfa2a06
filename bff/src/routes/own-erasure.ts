import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { erasureView } from '../present/own-erasure.js';

/** A user's consent, and the erasure of their data when they withdraw it. */
export const ownErasureRoutes = [
  route(endpoints.getErasure, async (ask) => ({
    data: erasureView(await ask.deps.services.identity.getErasure({}, ask.reads())),
  })),
  route(endpoints.askErasure, async (ask) => {
    const { current_password: currentPassword, heir: heirId } = ask.input;
    const { erasure } = await ask.deps.services.passwords.askErasure({ currentPassword, heirId }, ask.writes());
    ask.deps.principals.forget(ask.caller.token);
    return { data: erasureView(erasure) };
  }),
  route(endpoints.withdrawErasure, async (ask) => {
    await ask.deps.services.identity.withdrawErasure({}, ask.writes());
    ask.deps.principals.forget(ask.caller.token);
    return { data: {} };
  }),
];
