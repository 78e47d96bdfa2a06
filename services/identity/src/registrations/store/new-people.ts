import { type TableConn, violationsAs } from '@setu/kit/db';
import type { User } from '../../people/domain/user.js';
import type { PeopleTables } from '../../people/store/tables.js';
import { emailInUse } from '../domain/email-code.js';

/** A new user with the hash of the password they chose. */
export interface NewPerson {
  id: string;
  companyId: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  phone: string;
  workPhone?: string;
  workAddPhone?: string;
  roles: User['roles'];
  passwordHash: string;
}

const uniqueEmail = violationsAs({ app_user_email_key: emailInUse });

/** The store that adds new users. */
export function newPersonStore(conn: TableConn<PeopleTables>) {
  return {
    /** Inserts an active user with a password. Throws `email_taken` if another user has the address. */
    insert: async (made: NewPerson, now: Date): Promise<void> => {
      const { companyId, phone, workPhone = '', workAddPhone = '', passwordHash, ...person } = made;
      await uniqueEmail(
        conn('app_user').insert({
          ...person,
          company_id: companyId,
          mobile_phone: phone,
          work_phone: workPhone,
          work_add_phone: workAddPhone,
          status: 'active',
          created_at: now,
          updated_at: now,
        }),
      );
      await conn('credential').insert({ user_id: person.id, password_hash: passwordHash, changed_at: now });
    },
  };
}
