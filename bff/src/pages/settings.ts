import type { SettingsView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { settingChangeView, settingView } from '../present/setting.js';

const pageSize = 20;

/** Returns the settings and a page of their changes. */
export async function settingsPage({ deps, reads }: CallContext, page = 1): Promise<SettingsView> {
  const { identity } = deps.services;
  const [{ settings, revision }, { changes, total }] = await Promise.all([
    identity.getSettings({}, reads()),
    identity.listSettingChanges({ page: { page, limit: pageSize } }, reads()),
  ]);
  return {
    ...{ revision, changes_total: total },
    settings: settings.flatMap(settingView),
    changes: changes.map(settingChangeView),
  };
}
