import type { Table, TableConn } from '@setu/kit/db';

interface SettingsRow {
  only_row: boolean;
  revision: number;
  values: Readonly<Record<string, string>>;
}

export interface SettingsTables {
  settings_copy: Table<SettingsRow, Omit<SettingsRow, 'only_row'>>;
}

/** The settings in force, as identity told them last. */
export const settingsStore = (conn: TableConn<SettingsTables>) => ({
  /** Every setting by name, as text; empty before any was told. */
  async values(): Promise<Readonly<Record<string, string>>> {
    const [row] = await conn('settings_copy').select('values');
    return row?.values ?? {};
  },

  /** Takes the place of what is kept, unless that is as new. */
  async keep(values: Readonly<Record<string, string>>, revision: number): Promise<void> {
    await conn('settings_copy')
      .insert({ revision, values })
      .onConflict('only_row')
      .merge(['revision', 'values'])
      .where('settings_copy.revision', '<', revision);
  },
});
