import { openDatabase } from '@setu/kit/db';

/**
 * Returns the email addresses of a number of colleagues of a demo user and creates the missing ones.
 * They have the same company, roles and password as that user.
 * @param {string} url of identity's database
 * @param {string} email
 * @param {number} count
 * @returns {Promise<string[]>}
 */
export async function makeColleagues(url, email, count) {
  const db = openDatabase({ url, schema: 'setu_identity', pool: { max: 1 } });
  const emails = Array.from({ length: count }, (_, at) => `colleague-${at + 1}-of-${email}`);
  try {
    await db.raw(
      `with made as (insert into app_user (id, company_id, email, name, surname, roles, status, created_at, updated_at)
        select gen_random_uuid(), u.company_id, colleague, u.name, u.surname, u.roles, 'active', now(), now()
        from unnest(?::text[]) as colleague cross join app_user u where u.email = ?
        on conflict do nothing returning id)
      insert into credential (user_id, password_hash, changed_at)
        select made.id, c.password_hash, now() from made cross join credential c
        join app_user u on u.id = c.user_id where u.email = ?`,
      [emails, email, email],
    );
  } finally {
    await db.destroy();
  }
  return emails;
}
