import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homeAdminPage, saveHome } from '../pages/home-admin.js';

/** The administration of the home page. */
export const homeAdminRoutes = [
  route(endpoints.getHomeAdmin, async (call) => ({ data: await homeAdminPage(call) })),
  route(endpoints.saveHome, async (call) => {
    await saveHome(call, call.input);
    return { data: await homeAdminPage(call) };
  }),
];
