import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { settingsPage } from '../pages/settings.js';
import { settingText } from '../present/setting.js';

/** Settings that administrators change at run time. */
export const settingRoutes = [
  route(endpoints.getSettings, async (call) => ({ data: await settingsPage(call, call.query.page) })),
  route(endpoints.saveSettings, async (call) => {
    const { revision, values } = call.input;
    const wanted = Object.entries(values).map(([name, value]) => ({ name, value: settingText(value) }));
    await call.deps.services.identity.saveSettings({ revision, values: wanted }, call.writes());
    return { data: await settingsPage(call) };
  }),
];
