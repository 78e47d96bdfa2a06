import type { Migration } from '../db/migrate.js';
import type { Table, TableConn } from '../db/tables.js';
import type { Consumer } from './consume.js';

/** Values by name, as text, as they are in force since a revision. */
export interface ToldSettings {
  values: Readonly<Record<string, string>>;
  revision: number;
}

interface SettingsRow extends ToldSettings {
  only_row: boolean;
}

export interface SettingsTables {
  settings_copy: Table<SettingsRow, ToldSettings>;
}

/** For the list of a service that keeps a copy of settings somebody else owns. */
export const settingsCopyMigration: Migration = {
  name: '202611220200-kit-settings-copy',
  up: `
    create table settings_copy (
      only_row boolean not null default true,
      revision integer not null,
      "values" jsonb not null,
      constraint settings_copy_pkey primary key (only_row),
      constraint settings_copy_only_row_check check (only_row)
    );
    comment on table settings_copy is 'The settings in force, as they were told last; none: the defaults';
  `,
  down: `
    drop table settings_copy;
  `,
};

/** The settings in force, as their owner told them last. */
export const settingsStore = (conn: TableConn<SettingsTables>) => ({
  /** Every setting by name, as text; empty before any was told. */
  async values(): Promise<ToldSettings['values']> {
    const [row] = await conn('settings_copy').select('values');
    return row?.values ?? {};
  },

  /** Takes the place of what is kept, unless that is as new. */
  async keep({ values, revision }: ToldSettings): Promise<void> {
    await conn('settings_copy')
      .insert({ revision, values })
      .onConflict('only_row')
      .merge(['revision', 'values'])
      .where('settings_copy.revision', '<', revision);
  },
});

interface SettingsStores {
  settings: Pick<ReturnType<typeof settingsStore>, 'keep'>;
}

/** Takes the message settings are told by; gives what a consumer of it does: keeps all of them. */
export const keepSettings =
  (message: { decode(payload: Uint8Array): ToldSettings }): Consumer<SettingsStores>['handle'] =>
  ({ payload }, { settings }) =>
    settings.keep(message.decode(payload));
