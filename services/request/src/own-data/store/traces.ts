import type { Knex, TableConn } from '@setu/kit/db';
import { endedStatuses } from '../../requests/domain/lifecycle.js';
import type { Tables } from '../../store/tables.js';

const emptyContact = { name: '', surname: '', patronymic: '', phone: '', email: '' };

/** The user whose data to erase, with the hash of their email. */
export interface Traced {
  userId: string;
  companyId: string;
  emailSha256: string;
}

// This includes drafts, because managers also type contacts into drafts for customers.
const eraseByEmail = `
  update request set contact = :emptyContact::jsonb
  where encode(sha256(convert_to(lower(contact ->> 'email'), 'UTF8')), 'hex') = :address
  returning id`;

const eraseEnded = `
  update request set contact = :emptyContact::jsonb
  where id in (
    select id from request
    where status = any(:ended) and status_at < :before::timestamptz and contact <> :emptyContact::jsonb
    limit :batch)
  returning id`;

/** The store that erases a user's personal data that no deal needs. */
export const traceStore = (conn: TableConn<Tables>) => {
  const rowsOf = async (sql: string, bindings: Record<string, Knex.RawBinding>): Promise<{ id: string }[]> => {
    const { rows }: { rows: { id: string }[] } = await conn.raw(sql, {
      emptyContact: JSON.stringify(emptyContact),
      ...bindings,
    });
    return rows;
  };
  return {
    draftsOf: (userId: string): Promise<string[]> =>
      conn('request').where({ author_user_id: userId, status: 'draft' }).orderBy('id').pluck('id'),

    /**
     * Erases the user's name and cart, and the contact in requests that they sent for their company or that contain
     * their email. Returns the ids of those requests.
     */
    async erase({ userId, companyId, emailSha256 }: Traced): Promise<string[]> {
      await conn('user_copy').where({ id: userId }).update({ name: '', surname: '', patronymic: '' });
      // A manager's request for a customer has the customer's contact, not the manager's.
      const own: { id: string }[] = await conn('request')
        .where({ customer_company_id: companyId, author_user_id: userId })
        .whereNot({ status: 'draft' })
        .update({ contact: JSON.stringify(emptyContact) })
        .returning('id');
      const typed = emailSha256 === '' ? [] : await rowsOf(eraseByEmail, { address: emailSha256 });
      await conn('cart_line').where({ user_id: userId }).delete();
      return [...own, ...typed].map(({ id }) => id);
    },

    /** Erases the contact of at most `batch` requests that ended before a moment, and returns their ids. */
    async eraseEnded(before: Date, batch: number): Promise<string[]> {
      const bindings = { before: before.toISOString(), ended: [...endedStatuses], batch };
      return (await rowsOf(eraseEnded, bindings)).map(({ id }) => id);
    },
  };
};
