import type { Migration } from '@setu/kit/db';

/** Users, their passwords, substitutions and invites. */
export const createUsers: Migration = {
  name: '202611201005-create-users',
  up: `
    create table app_user (
      id uuid constraint app_user_pkey primary key,
      company_id uuid not null constraint app_user_company_fkey references company (id),
      email text not null constraint app_user_email_check check (email = lower(email) and length(email) <= 254),
      name text not null,
      surname text not null,
      patronymic text not null default '',
      mobile_phone text not null default '',
      work_phone text not null default '',
      work_add_phone text not null default '',
      roles text[] not null default '{}'
        constraint app_user_roles_check check (roles <@ array['ROLE_ADMIN', 'ROLE_COMPANY_ADMIN', 'TEAM_GENERAL',
          'TEAM_AUTHORIZED', 'TEAM_CHIEF', 'TEAM_ADMIN', 'TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER']),
      status text not null
        constraint app_user_status_check check (status in ('invited', 'active', 'disabled', 'deleted')),
      auth_epoch integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1
    );
    create unique index app_user_email_key on app_user (email) where status <> 'deleted';
    create index app_user_email_idx on app_user (email);
    create index app_user_company_idx on app_user (company_id, status);

    alter table company add constraint company_broker_manager_fkey
      foreign key (broker_manager_id) references app_user (id);

    create table credential (
      user_id uuid constraint credential_pkey primary key
        constraint credential_user_fkey references app_user (id) on delete cascade,
      password_hash text not null
        constraint credential_password_hash_check check (password_hash like '$argon2id$%'),
      changed_at timestamptz not null
    );

    create table substitution (
      id uuid constraint substitution_pkey primary key,
      user_id uuid not null constraint substitution_user_fkey references app_user (id),
      substitute_id uuid not null constraint substitution_substitute_fkey references app_user (id),
      start_on date not null,
      finish_on date not null,
      removed_at timestamptz,
      created_at timestamptz not null,
      constraint substitution_days_check check (finish_on >= start_on),
      constraint substitution_people_check check (substitute_id <> user_id)
    );
    create index substitution_user_idx on substitution (user_id);
    create index substitution_substitute_idx on substitution (substitute_id, finish_on) where removed_at is null;
    create index substitution_substitute_fkey_idx on substitution (substitute_id);

    create table invite (
      id uuid constraint invite_pkey primary key,
      company_id uuid not null constraint invite_company_fkey references company (id),
      invited_by_id uuid not null constraint invite_invited_by_fkey references app_user (id),
      email text not null constraint invite_email_check check (email = lower(email) and length(email) <= 254),
      name text not null default '',
      surname text not null default '',
      patronymic text not null default '',
      mobile_phone text not null default '',
      work_phone text not null default '',
      work_add_phone text not null default '',
      roles text[] not null default '{}',
      status text not null default 'sent'
        constraint invite_status_check check (status in ('sent', 'accepted', 'removed')),
      token_hash bytea constraint invite_token_hash_key unique,
      valid_for timestamptz not null,
      created_at timestamptz not null,
      version integer not null default 1
    );
    create unique index invite_company_email_key on invite (company_id, email) where status = 'sent';
    create index invite_company_idx on invite (company_id);
    create index invite_invited_by_idx on invite (invited_by_id);
  `,
  down: `
    drop table invite;
    drop table substitution;
    drop table credential;
    alter table company drop constraint company_broker_manager_fkey;
    drop table app_user;
  `,
};
