import { type TableConn, violationsAs } from '@setu/kit/db';
import { namedContact, noContact } from '@setu/proto/contact-fields';
import type { CompanyTables } from '../../companies/store/companies.js';
import { innRegistered } from '../domain/email-code.js';
import type { Registrant } from '../domain/registrant.js';

const uniqueInn = violationsAs({ company_customer_inn_key: innRegistered });

/** The store of companies that registered themselves. */
export function newCompanyStore(conn: TableConn<CompanyTables>) {
  return {
    /** Inserts a customer with its contact person. Throws `inn_registered` if another customer has the INN. */
    insertCustomer: async (id: string, { company, person }: Registrant, now: Date): Promise<void> => {
      const { shortName: short_name, fullName: full_name, inn, kpp, ogrn } = company;
      const names = { short_name, full_name, inn, kpp, ogrn };
      await uniqueInn(conn('company').insert({ id, type: 'customer', ...names, created_at: now, updated_at: now }));
      const { name, surname, patronymic, phone, email } = person;
      const contact = { ...noContact, name, surname, patronymic, phone, email };
      await conn('company_contact').insert({ company_id: id, ...namedContact(contact) });
    },
  };
}
