import type { Migration } from '../db/migrate.js';
import type { Table, TableConn } from '../db/tables.js';

interface LeaverRow {
  id: string;
  heir_id: string | null;
}

export interface LeaverTables {
  leaver: Table<LeaverRow>;
}

/** For the list of a service that gives people work, or hears from others whose work something is. */
export const leaverMigration: Migration = {
  name: '202611222320-kit-leavers',
  up: `
    create table leaver (
      id uuid not null,
      heir_id uuid,
      constraint leaver_pkey primary key (id)
    );
    create index leaver_heir_idx on leaver (heir_id);
    comment on table leaver is 'Who works here no more';
    comment on column leaver.heir_id is 'Whose what he answered for is, today; null: nobody''s';
  `,
  down: `
    drop table leaver;
  `,
};

const key = `hashtextextended(current_schema() || ' leavers', 0)`;

/**
 * Who works here no more, and whose his work is: what is given to somebody in the moment he leaves, or told late as his,
 * goes the way everything of his went.
 */
export const leaverStore = (conn: TableConn<LeaverTables>) => {
  /** Whose is what is given to this person: his own while he works here, nobody's where he left no heir. */
  const workOf = async (userId: string): Promise<string | undefined> => {
    const leaver = await conn('leaver').where({ id: userId }).first('heir_id');
    return leaver === undefined ? userId : (leaver.heir_id ?? undefined);
  };
  return {
    workOf,

    /** Nobody leaves until the transaction ends. Before any row is locked that is handed over, or the two would wait for each other. */
    hold: async (): Promise<void> => {
      await conn.raw(`select pg_advisory_xact_lock_shared(${key})`);
    },

    /** Whose is what somebody hands over who stays: the heir's, or whose all of his is. Nobody is given work until the transaction ends. */
    pass: async (heirId: string): Promise<string | undefined> => {
      await conn.raw(`select pg_advisory_xact_lock(${key})`);
      return workOf(heirId);
    },

    /** Remembers that somebody left; gives whose his work is, which is another's where his heir left too. */
    keep: async (userId: string, toldHeirId: string | undefined): Promise<string | undefined> => {
      await conn.raw(`select pg_advisory_xact_lock(${key})`);
      const heirId = toldHeirId === undefined ? undefined : await workOf(toldHeirId);
      const heir = { heir_id: heirId ?? null };
      await conn('leaver')
        .insert({ id: userId, ...heir })
        .onConflict('id')
        .ignore();
      await conn('leaver').where({ heir_id: userId }).update(heir);
      return heirId;
    },
  };
};
