import type { TableConn } from '@setu/kit/db';
import type { Tables } from '../../store/tables.js';

const nobody = { name: '', surname: '', patronymic: '', phone: '', email: '' };

/** What is kept about a person that no deal needs. */
export const traceStore = (conn: TableConn<Tables>) => ({
  draftsOf: (userId: string): Promise<string[]> =>
    conn('request').where({ author_user_id: userId, status: 'draft' }).orderBy('id').pluck('id'),

  /** Takes away his name, whom to call in the requests he sent for his company, and his cart. */
  async erase(userId: string, companyId: string): Promise<void> {
    await conn('user_copy').where({ id: userId }).update({ name: '', surname: '', patronymic: '' });
    // What a manager sends for a customer names the customer's person, not himself.
    await conn('request')
      .where({ customer_company_id: companyId, author_user_id: userId })
      .whereNot({ status: 'draft' })
      .update({ contact: JSON.stringify(nobody) });
    await conn('cart_line').where({ user_id: userId }).delete();
  },
});
