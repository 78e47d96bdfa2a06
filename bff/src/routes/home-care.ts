import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { homeCarePage, saveHome } from '../pages/home-care.js';

/** The administration of the home page. */
export const homeCareRoutes = [
  route(endpoints.getHomeCare, async (ask) => ({ data: await homeCarePage(ask) })),
  route(endpoints.saveHome, async (ask) => {
    await saveHome(ask, ask.input);
    return { data: await homeCarePage(ask) };
  }),
];
