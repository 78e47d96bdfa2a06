import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { settingsPage } from '../pages/settings.js';
import { settingText } from '../present/setting.js';

/** Settings that administrators change at run time. */
export const settingRoutes = [
  route(endpoints.getSettings, async (ask) => ({ data: await settingsPage(ask, ask.query.page) })),
  route(endpoints.saveSettings, async (ask) => {
    const { revision, values } = ask.input;
    const wanted = Object.entries(values).map(([name, value]) => ({ name, value: settingText(value) }));
    await ask.deps.services.identity.saveSettings({ revision, values: wanted }, ask.writes());
    return { data: await settingsPage(ask) };
  }),
];
