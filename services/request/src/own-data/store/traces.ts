import type { TableConn } from '@setu/kit/db';
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
  where encode(sha256(convert_to(lower(contact ->> 'email'), 'UTF8')), 'hex') = :address`;

const forgetEnded = `
  update request set contact = :nobody::jsonb
  where id in (
    select id from request
    where status = any(:ended) and status_at < :before::timestamptz and contact <> :nobody::jsonb
    limit :batch)`;

/** What is kept about a person that no deal needs. */
export const traceStore = (conn: TableConn<Tables>) => ({
  draftsOf: (userId: string): Promise<string[]> =>
    conn('request').where({ author_user_id: userId, status: 'draft' }).orderBy('id').pluck('id'),

  /** Takes away his name, whom to call in requests he sent for his company or that name his address, and his cart. */
  async erase({ userId, companyId, emailSha256 }: Traced): Promise<void> {
    await conn('user_copy').where({ id: userId }).update({ name: '', surname: '', patronymic: '' });
    // What a manager sends for a customer names the customer's person, not himself.
    await conn('request')
      .where({ customer_company_id: companyId, author_user_id: userId })
      .whereNot({ status: 'draft' })
      .update({ contact: JSON.stringify(nobody) });
    if (emailSha256 !== '') await conn.raw(forgetByAddress, { nobody: JSON.stringify(nobody), address: emailSha256 });
    await conn('cart_line').where({ user_id: userId }).delete();
  },

  /** Whom to call goes from requests that ended before; gives how many, a batch at most. */
  async forgetEnded(before: Date, batch: number): Promise<number> {
    const given = { nobody: JSON.stringify(nobody), before: before.toISOString(), ended: [...endedStatuses], batch };
    const result: { rowCount: number } = await conn.raw(forgetEnded, given);
    return result.rowCount;
  },
});
