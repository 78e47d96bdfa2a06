import type { PageWindow } from '@setu/kit/core';
import type { Table, TableConn } from '@setu/kit/db';

interface SettingRow {
  name: string;
  value: string;
  changed_by: string;
  changed_at: Date;
}
interface PublishedRow {
  one: boolean;
  revision: number;
  told: Record<string, string>;
}
interface ChangeRow {
  id: string;
  name: string;
  old_value: string;
  new_value: string;
  changed_by: string;
  acting_user_id: string | null;
  changed_at: Date;
}
export interface SettingTables {
  setting: Table<SettingRow>;
  settings_told: Table<PublishedRow, PublishedRow, Pick<PublishedRow, 'revision' | 'told'>>;
  setting_change: Table<ChangeRow, ChangeRow, Record<string, never>>;
}

/** A setting with a value other than its default. */
export interface StoredSetting {
  name: string;
  value: string;
  changedBy: string;
  changedAt: Date;
}

/** The settings that were published last, and their revision. */
export interface PublishedSettings {
  revision: number;
  values: Readonly<Record<string, string>>;
}

export interface SettingChange {
  id: string;
  name: string;
  oldValue: string;
  newValue: string;
  /** True if the setting returns to its default, which may change later. */
  isDefault: boolean;
  by: { userId: string; actingUserId?: string };
  at: Date;
}

/** A change as it is recorded. */
export interface WrittenChange {
  name: string;
  oldValue: string;
  newValue: string;
  userId: string;
  actingUserId: string | undefined;
  at: Date;
}

/** The store of settings, their changes, and the values published last. */
export function settingStore(conn: TableConn<SettingTables>) {
  const readPublished = async (row: Promise<PublishedRow | undefined>): Promise<PublishedSettings> => {
    const found = await row;
    return { revision: found?.revision ?? 0, values: found?.told ?? {} };
  };
  return {
    all: async (): Promise<StoredSetting[]> =>
      (await conn('setting').select()).map(({ name, value, changed_by, changed_at }) => ({
        ...{ name, value, changedBy: changed_by, changedAt: changed_at },
      })),
    published: (): Promise<PublishedSettings> => readPublished(conn('settings_told').first()),
    /** Returns a page of all changes, newest first, and the total number. */
    changes: async ({ limit, offset }: PageWindow): Promise<{ changes: WrittenChange[]; total: number }> => {
      const newest = [
        { column: 'changed_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ] as const;
      const [rows, counted] = await Promise.all([
        conn('setting_change')
          .orderBy([...newest])
          .limit(limit)
          .offset(offset),
        conn('setting_change').count({ total: '*' }).first(),
      ]);
      const changes = rows.map((row) => ({
        ...{ name: row.name, oldValue: row.old_value, newValue: row.new_value },
        ...{ userId: row.changed_by, actingUserId: row.acting_user_id ?? undefined, at: row.changed_at },
      }));
      return { changes, total: Number(counted?.total ?? 0) };
    },
    /** Locks the settings until the transaction ends. */
    lockPublished: (): Promise<PublishedSettings> => readPublished(conn('settings_told').forUpdate().first()),
    savePublished: async ({ revision, values }: PublishedSettings): Promise<void> => {
      await conn('settings_told').update({ revision, told: values });
    },
    /** Stores a value and records who changed it, with the old and the new value. */
    change: async ({ id, name, oldValue, newValue, isDefault, by, at }: SettingChange): Promise<void> => {
      const row = { name, value: newValue, changed_by: by.userId, changed_at: at };
      if (isDefault) await conn('setting').where({ name }).delete();
      else await conn('setting').insert(row).onConflict('name').merge();
      const who = { changed_by: by.userId, acting_user_id: by.actingUserId ?? null };
      await conn('setting_change').insert({
        id,
        name,
        old_value: oldValue,
        new_value: newValue,
        ...who,
        changed_at: at,
      });
    },
  };
}
