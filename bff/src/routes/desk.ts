import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { deskPage } from '../pages/desk.js';

/** The home screen after sign-in. */
export const deskRoutes = [route(endpoints.getDesk, async (call) => ({ data: await deskPage(call) }))];
