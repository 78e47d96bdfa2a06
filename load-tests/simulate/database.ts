import { log, migrate, openDatabase, prepareDatabase, prepareQueue, roleUrls } from '@setu/kit/simulation';
import pg from 'pg';
import type { AnyDefinition } from './process.js';

export interface SimulatedDatabase {
  ownerUrl: string;
  urls: Readonly<Record<string, string>>;
}

/**
 * Creates a database with the schemas of the services. The first one of a server is made by `fill` and is the template
 * of the others.
 */
export async function createDatabase(
  server: string,
  name: string,
  { definitions, fill }: { definitions: readonly AnyDefinition[]; fill(made: SimulatedDatabase): Promise<void> },
): Promise<SimulatedDatabase> {
  const services = definitions.map((each) => each.name);
  await asOwner(server, async (owner) => {
    await owner.query("select pg_advisory_lock(hashtext('simulate template'))");
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await owner.query(`create database ${template}_draft`);
      await fill(await migrated(databaseUrl(server, `${template}_draft`), definitions));
      await owner.query(`alter database ${template}_draft rename to ${template}`);
    }
    await owner.query(`create database ${name} template ${template}`);
  });
  const ownerUrl = databaseUrl(server, name);
  return { ownerUrl, urls: roleUrls({ ownerUrl, services }) };
}

const template = 'simulate_template';

const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Migrates the services' schemas. Their clocks show the simulated time. */
async function migrated(ownerUrl: string, definitions: readonly AnyDefinition[]): Promise<SimulatedDatabase> {
  const urls = await prepareDatabase({ ownerUrl, services: definitions.map((each) => each.name) });
  for (const { name: service, migrations } of definitions) {
    const schema = `setu_${service}`;
    const db = openDatabase({ url: urls[service] ?? '', schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
    await migrate(db, { schema, migrations });
    await prepareQueue(db, log).finally(() => db.destroy());
  }
  await asOwner(ownerUrl, (owner) => owner.query(simulatedNow));
  return { ownerUrl, urls };
}

// Sessions look for functions in the schema `sim` before those of Postgres. A column's default is bound when it is
// created, so it is created again.
const simulatedNow = `
  create schema sim;
  grant usage on schema sim to public;
  create table sim.effect (consumer text not null, event_id uuid not null);
  grant insert on sim.effect to public;
  create function sim.now() returns timestamptz language sql stable parallel safe
    as $$ select coalesce(nullif(pg_catalog.current_setting('sim.now', true), '')::timestamptz, pg_catalog.now()) $$;
  do $$
    declare found record;
    begin
      for found in
        select d.adrelid::regclass as of_table, a.attname, pg_get_expr(d.adbin, d.adrelid) as expression
          from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
         where pg_get_expr(d.adbin, d.adrelid) like '%now()%' and a.attgenerated = ''
      loop
        execute format('alter table %s alter column %I set default %s', found.of_table, found.attname,
                       replace(found.expression, 'now()', 'sim.now()'));
      end loop;
    end $$;`;

async function asOwner(url: string, work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}
