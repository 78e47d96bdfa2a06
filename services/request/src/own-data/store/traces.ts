import type { Knex, TableConn } from '@setu/kit/db';
import { endedStatuses } from '../../requests/domain/lifecycle.js';
import type { Tables } from '../../store/tables.js';

const nobody = { name: '', surname: '', patronymic: '', phone: '', email: '' };

/** Whose traces; the hash is of his address. */
export interface Traced {
  userId: string;
  companyId: string;
  emailSha256: string;
}

// A manager types whom to call into what he writes for a customer: a draft too.
const forgetByAddress = `
  update request set contact = :nobody::jsonb
  where encode(sha256(convert_to(lower(contact ->> 'email'), 'UTF8')), 'hex') = :address
  returning id`;

const forgetEnded = `
  update request set contact = :nobody::jsonb
  where id in (
    select id from request
    where status = any(:ended) and status_at < :before::timestamptz and contact <> :nobody::jsonb
    limit :batch)
  returning id`;

/** What is kept about a person that no deal needs. */
export const traceStore = (conn: TableConn<Tables>) => {
  const rowsOf = async (sql: string, given: Record<string, Knex.RawBinding>): Promise<{ id: string }[]> => {
    const { rows }: { rows: { id: string }[] } = await conn.raw(sql, { nobody: JSON.stringify(nobody), ...given });
    return rows;
  };
  return {
    draftsOf: (userId: string): Promise<string[]> =>
      conn('request').where({ author_user_id: userId, status: 'draft' }).orderBy('id').pluck('id'),

    /**
     * Takes away his name, whom to call in requests he sent for his company or that name his address, and his cart. Gives
     * the requests that say no more whom to call.
     */
    async erase({ userId, companyId, emailSha256 }: Traced): Promise<string[]> {
      await conn('user_copy').where({ id: userId }).update({ name: '', surname: '', patronymic: '' });
      // What a manager sends for a customer names the customer's person, not himself.
      const own: { id: string }[] = await conn('request')
        .where({ customer_company_id: companyId, author_user_id: userId })
        .whereNot({ status: 'draft' })
        .update({ contact: JSON.stringify(nobody) })
        .returning('id');
      const typed = emailSha256 === '' ? [] : await rowsOf(forgetByAddress, { address: emailSha256 });
      await conn('cart_line').where({ user_id: userId }).delete();
      return [...own, ...typed].map(({ id }) => id);
    },

    /** Whom to call goes from requests that ended before, a batch at most; gives which. */
    async forgetEnded(before: Date, batch: number): Promise<string[]> {
      const given = { before: before.toISOString(), ended: [...endedStatuses], batch };
      return (await rowsOf(forgetEnded, given)).map(({ id }) => id);
    },
  };
};
