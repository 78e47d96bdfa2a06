import type { Migration } from '../db/migrate.js';
import { preparedRows } from '../db/prepared.js';
import type { Table, TableConn } from '../db/tables.js';
import type { Consumer } from './consume.js';

/** The settings in force as text by name, and their revision. */
export interface PublishedSettings {
  values: Readonly<Record<string, string>>;
  revision: number;
}

interface SettingsRow extends PublishedSettings {
  only_row: boolean;
}

export interface SettingsTables {
  settings_copy: Table<SettingsRow, PublishedSettings>;
}

/**
 * Creates the read model of another service's settings. Add it to the migrations of every service that uses such
 * settings.
 */
export const settingsReadModelMigration: Migration = {
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

/** Returns the store of the settings that their owner published last. */
export const settingsStore = (conn: TableConn<SettingsTables>) => ({
  /** Returns every setting as text, by name. Empty before the first event. */
  async values(): Promise<PublishedSettings['values']> {
    const [row] = await preparedRows<Pick<PublishedSettings, 'values'>>(conn, 'select values from settings_copy', []);
    return row?.values ?? {};
  },

  /** Replaces the stored settings if the given revision is newer. */
  async save({ values, revision }: PublishedSettings): Promise<void> {
    await conn('settings_copy')
      .insert({ revision, values })
      .onConflict('only_row')
      .merge(['revision', 'values'])
      .where('settings_copy.revision', '<', revision);
  },
});

interface SettingsStores {
  settings: Pick<ReturnType<typeof settingsStore>, 'save'>;
}

/** Returns a consumer's handler that stores all settings from the given event message. */
export const storeSettings =
  (message: { decode(payload: Uint8Array): PublishedSettings }): Consumer<SettingsStores>['handle'] =>
  ({ payload }, { settings }) =>
    settings.save(message.decode(payload));
