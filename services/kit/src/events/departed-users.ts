import type { Migration } from '../db/migrate.js';
import type { Table, TableConn } from '../db/tables.js';

interface DepartedUserRow {
  id: string;
  heir_id: string | null;
}

export interface DepartedUserTables {
  leaver: Table<DepartedUserRow>;
}

/**
 * Creates the table of departed users. Add it to the migrations of every service that assigns work to users or receives
 * assignments from other services.
 */
export const departedUserMigration: Migration = {
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
 * Returns the store of departed users and their successors. Work that is assigned during or after a departure goes to
 * the successor, like the rest of the user's work.
 */
export const departedUserStore = (conn: TableConn<DepartedUserTables>) => {
  /**
   * Returns the user who receives work meant for this user: the user, their successor after departure, or undefined if
   * there is no successor.
   */
  const assigneeFor = async (userId: string): Promise<string | undefined> => {
    const departed = await conn('leaver').where({ id: userId }).first('heir_id');
    return departed === undefined ? userId : (departed.heir_id ?? undefined);
  };
  return {
    assigneeFor,

    /**
     * Blocks departures until the transaction ends. Call it before locking any row that a departure reassigns,
     * otherwise the two can deadlock.
     */
    blockDepartures: async (): Promise<void> => {
      await conn.raw(`select pg_advisory_xact_lock_shared(${key})`);
    },

    /**
     * Returns the user who receives work handed over by a user who stays: the given successor or, if they have left,
     * their own successor. Blocks assignments until the transaction ends.
     */
    handOverTo: async (successorId: string): Promise<string | undefined> => {
      await conn.raw(`select pg_advisory_xact_lock(${key})`);
      return assigneeFor(successorId);
    },

    /**
     * Stores a departure. Returns the user who receives the work: the named successor or, if they have left too, their
     * own successor.
     */
    add: async (userId: string, namedSuccessorId: string | undefined): Promise<string | undefined> => {
      await conn.raw(`select pg_advisory_xact_lock(${key})`);
      const successorId = namedSuccessorId === undefined ? undefined : await assigneeFor(namedSuccessorId);
      const successor = { heir_id: successorId ?? null };
      await conn('leaver')
        .insert({ id: userId, ...successor })
        .onConflict('id')
        .ignore();
      await conn('leaver').where({ heir_id: userId }).update(successor);
      return successorId;
    },
  };
};
