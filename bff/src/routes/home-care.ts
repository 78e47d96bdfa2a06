import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homeCarePage, saveHome } from '../pages/home-care.js';

/** What the home page shows, as admins keep it. */
export const homeCareRoutes = [
  route(endpoints.getHomeCare, async (ask) => ({ data: await homeCarePage(ask) })),
  route(endpoints.saveHome, async (ask) => {
    await saveHome(ask, ask.input);
    return { data: await homeCarePage(ask) };
  }),
];
