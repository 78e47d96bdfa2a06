import type { Sessions } from './sessions.js';

/** Gives every seed the same data: it empties the tables that a run wrote and fills in what they held before. */
export interface Reset {
  /** Notes which tables a statement writes. */
  note(service: string, sql: string): void;
  /** Restores the tables that were written since. */
  restore(): Promise<void>;
}

const never = new Set(['migration', 'migrations', 'demo_loaded', '_private_tasks']);

/** Stores the current data as what every seed begins with. */
export async function rememberBase(sessions: Sessions, services: readonly string[]): Promise<Reset> {
  const filled = new Map<string, string>();
  const known = new Set<string>();
  for (const service of services) {
    const schema = `setu_${service}`;
    const rows = await sessions.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r'`,
      [schema],
    );
    for (const { name } of rows.filter((row) => !never.has(row.name))) {
      const table = `${schema}.${name}`;
      known.add(table);
      if (['outbox', 'inbox', 'idempotency'].includes(name)) await sessions.asOwner(`truncate ${table}`);
      const [found] = await sessions.asOwner<{ has: boolean }>(`select exists (select 1 from ${table}) as has`);
      if (found?.has !== true) continue;
      const columns = await insertable(sessions, schema, name);
      await sessions.asOwner(`create table sim."${table}" as select ${columns} from ${table}`);
      filled.set(table, columns);
    }
  }
  const dirty = new Set<string>();
  const ever = new Set<string>();
  let runs = 0;
  return {
    note: (service, sql) => {
      for (const name of writtenBy(sql)) if (known.has(`setu_${service}.${name}`)) dirty.add(`setu_${service}.${name}`);
    },
    restore: async () => {
      runs += 1;
      const tables = [...dirty].sort();
      dirty.clear();
      for (const table of tables) ever.add(table);
      const empty = tables.map((table) => `delete from ${table}`);
      const fill = tables.flatMap((table) => {
        const columns = filled.get(table);
        if (columns === undefined) return [];
        return [`insert into ${table} (${columns}) overriding system value select ${columns} from sim."${table}"`];
      });
      if (tables.length === 0) return;
      // Without triggers and foreign keys, so that the order of the tables does not matter.
      const all = ['begin', 'set local session_replication_role = replica', ...empty, ...fill, 'commit'];
      await sessions.asOwner(all.join(';'));
      // Deleted rows would make every later statement slower.
      if (runs % 25 === 0) await sessions.asOwner(`vacuum ${[...ever].join(', ')}`);
    },
  };
}

async function insertable(sessions: Sessions, schema: string, name: string): Promise<string> {
  const rows = await sessions.asOwner<{ column: string }>(
    `select attname as column from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`${schema}.${name}`],
  );
  return rows.map(({ column }) => `"${column}"`).join(', ');
}

const written = new Map<string, readonly string[]>();

function writtenBy(sql: string): readonly string[] {
  const known = written.get(sql);
  if (known !== undefined) return known;
  const found = [...sql.matchAll(/\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?([a-z_]+)"?/gi)];
  const names = found.map(([, name = '']) => name);
  if (sql.includes('add_job')) names.push('_private_jobs');
  written.set(sql, names);
  return names;
}
