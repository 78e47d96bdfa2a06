import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homeAdminPage, saveHome } from '../pages/home-admin.js';

/** The administration of the home page. */
export const homeCareRoutes = [
  route(endpoints.getHomeCare, async (ask) => ({ data: await homeAdminPage(ask) })),
  route(endpoints.saveHome, async (ask) => {
    await saveHome(ask, ask.input);
    return { data: await homeAdminPage(ask) };
  }),
];
