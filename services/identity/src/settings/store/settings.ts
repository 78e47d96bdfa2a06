import type { PageWindow } from '@setu/kit/core';
import type { Table, TableConn } from '@setu/kit/db';

interface SettingRow {
  name: string;
  value: string;
  changed_by: string;
  changed_at: Date;
}
interface ToldRow {
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
  settings_told: Table<ToldRow, ToldRow, Pick<ToldRow, 'revision' | 'told'>>;
  setting_change: Table<ChangeRow, ChangeRow, Record<string, never>>;
}

/** A setting somebody gave another value than its default. */
export interface StoredSetting {
  name: string;
  value: string;
  changedBy: string;
  changedAt: Date;
}

/** What others were told last, and in which revision. */
export interface Told {
  revision: number;
  values: Readonly<Record<string, string>>;
}

export interface SettingChange {
  id: string;
  name: string;
  oldValue: string;
  newValue: string;
  /** Back to the default, whatever that will be. */
  isDefault: boolean;
  by: { userId: string; actingUserId?: string };
  at: Date;
}

/** A change as it was written down. */
export interface WrittenChange {
  name: string;
  oldValue: string;
  newValue: string;
  userId: string;
  actingUserId: string | undefined;
  at: Date;
}

/** Settings, who changed them, and what others know of them. */
export function settingStore(conn: TableConn<SettingTables>) {
  const told = async (row: Promise<ToldRow | undefined>): Promise<Told> => {
    const found = await row;
    return { revision: found?.revision ?? 0, values: found?.told ?? {} };
  };
  return {
    all: async (): Promise<StoredSetting[]> =>
      (await conn('setting').select()).map(({ name, value, changed_by, changed_at }) => ({
        ...{ name, value, changedBy: changed_by, changedAt: changed_at },
      })),
    told: (): Promise<Told> => told(conn('settings_told').first()),
    /** A page of all changes, the newest first, and how many there are. */
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
    /** Until the transaction ends nobody else changes a setting. */
    lockTold: (): Promise<Told> => told(conn('settings_told').forUpdate().first()),
    saveTold: async ({ revision, values }: Told): Promise<void> => {
      await conn('settings_told').update({ revision, told: values });
    },
    /** Stores the value and writes down who changed it; the old value stays in what is written down. */
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
