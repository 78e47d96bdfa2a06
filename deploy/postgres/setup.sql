-- What Setu needs in a Postgres 15 or newer if its services may not prepare it themselves. An administrator runs it
-- once, and may repeat it.
--
--     createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 setu
--     psql -d setu -v ON_ERROR_STOP=1 -v identity="$P1" -v catalogue="$P2" -v request="$P3" -v review="$P4" \
--          -v media="$P5" -v fx="$P6" -v bus="$P7" -f deploy/postgres/setup.sql
--
-- Each variable is the password of that service's role. Then give every service its own connection string:
--     IDENTITY_DATABASE_URL=postgres://setu_identity:…@host:5432/setu   (CATALOGUE_, REQUEST_, REVIEW_, MEDIA_, FX_ likewise)
--     BUS_DATABASE_URL=postgres://setu_bus:…@host:5432/setu             (not needed when NATS_URL is set)

begin;

do $$ begin perform pg_advisory_xact_lock(hashtextextended('setu prepare', 0)); end $$;

-- Russian search folds letters by the database's locale. In the C locale it would silently find nothing.
do $$
begin
  if lower('Ё') <> 'ё' then
    raise exception 'this database does not fold Cyrillic letters'
      using hint = 'create it with: createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 setu';
  end if;
end
$$;

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gin with schema public;
revoke create on schema public from public;

-- One role and one schema per service, so a service cannot read another one's tables even by mistake.
create temporary table setu_role (name text primary key, secret text not null) on commit drop;
insert into setu_role (name, secret) values
  ('identity', :'identity'),
  ('catalogue', :'catalogue'),
  ('request', :'request'),
  ('review', :'review'),
  ('media', :'media'),
  ('fx', :'fx'),
  ('bus', :'bus');

do $$
declare
  one setu_role;
  role_name text;
begin
  for one in select * from setu_role loop
    role_name := 'setu_' || one.name;
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I login', role_name);
    end if;
    execute format('alter role %I login password %L', role_name, one.secret);
    -- Only a member of a role may create its schema. Since Postgres 16 the creator of a role is a member that may not
    -- act as it.
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', role_name);
    end if;
    execute format('create schema if not exists %I authorization %I', role_name, role_name);
  end loop;
end
$$;

commit;
