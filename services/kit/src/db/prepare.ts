import { createHmac } from 'node:crypto';
import pg from 'pg';

export interface Preparing {
  /** The connection URL of a role that may create roles, schemas and extensions. */
  ownerUrl: string;
  /** Names without the prefix: `identity` gets the schema and role `setu_identity`. `bus` is always added. */
  services: readonly string[];
  /** Passwords by name. A missing password is derived from the owner's and is always the same. */
  passwords?: Readonly<Record<string, string>>;
}

const extensions = ['pg_trgm', 'unaccent', 'btree_gin'];

/**
 * Creates the extensions in `public`, then a role and a schema `setu_<name>` for each service and for the embedded bus.
 * Repeating it is safe. Returns the connection URLs by name.
 */
export async function prepareDatabase({
  ownerUrl,
  services,
  passwords = {},
}: Preparing): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'setu prepare' });
  await owner.connect();
  try {
    await owner.query("select pg_advisory_lock(hashtextextended('setu prepare', 0))");
    for (const extension of extensions)
      await owner.query(`create extension if not exists ${extension} with schema public`);
    await owner.query('revoke create on schema public from public');
    const urls = roleUrls({ ownerUrl, services, passwords });
    for (const [name, url] of Object.entries(urls))
      await prepareOne(owner, `setu_${name}`, decodeURIComponent(new URL(url).password));
    return urls;
  } finally {
    await owner.end();
  }
}

/** Returns the URLs that `prepareDatabase` returns for the same passwords, without touching the database. */
export function roleUrls({ ownerUrl, services, passwords = {} }: Preparing): Record<string, string> {
  const names = new Set([...services, 'bus']);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      roleUrl(ownerUrl, `setu_${name}`, passwords[name] ?? derivedPassword(ownerUrl, name)),
    ]),
  );
}

async function prepareOne(owner: pg.Client, name: string, password: string): Promise<void> {
  const id = owner.escapeIdentifier(name);
  await patiently(() =>
    owner.query(
      `do $$ begin create role ${id} login; exception when duplicate_object or unique_violation then null; end $$`,
    ),
  );
  await patiently(() => owner.query(`alter role ${id} login password ${owner.escapeLiteral(password)}`));
  // Only a member that may `set role` can make a role the owner of a schema. Since Postgres 16 the creator of a role is
  // a member without that right.
  await owner.query(
    `do $$ begin
       if not (select rolsuper from pg_roles where rolname = current_user) then
         execute 'grant ${id} to current_user';
       end if;
     end $$`,
  );
  await owner.query(`create schema if not exists ${id} authorization ${id}`);
}

// Roles belong to the cluster, but an advisory lock covers one database. Two concurrent setups may therefore change the
// same role.
async function patiently(action: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await action();
      return;
    } catch (error) {
      if (tries === 20 || !(error instanceof Error) || !/concurrently updated/.test(error.message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * Math.random()));
    }
  }
}

function derivedPassword(ownerUrl: string, name: string): string {
  return createHmac('sha256', `setu ${new URL(ownerUrl).password}`)
    .update(name)
    .digest('base64url');
}

function roleUrl(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
