import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { erasureView } from '../present/own-erasure.js';

/** A user's consent, and the erasure of their data when they withdraw it. */
export const ownErasureRoutes = [
  route(endpoints.getErasure, async (call) => ({
    data: erasureView(await call.deps.services.identity.getErasure({}, call.reads())),
  })),
  route(endpoints.askErasure, async (call) => {
    const { current_password: currentPassword, heir: heirId } = call.input;
    const { erasure } = await call.deps.services.passwords.askErasure({ currentPassword, heirId }, call.writes());
    call.deps.principals.forget(call.caller.token);
    return { data: erasureView(erasure) };
  }),
  route(endpoints.withdrawErasure, async (call) => {
    await call.deps.services.identity.withdrawErasure({}, call.writes());
    call.deps.principals.forget(call.caller.token);
    return { data: {} };
  }),
];
