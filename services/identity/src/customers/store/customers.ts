import { type TableConn, violationsAs } from '@setu/kit/db';
import { isCommerceAllowed } from '../../companies/domain/company-state.js';
import type { CompanyTables } from '../../companies/store/companies.js';
import { firstRow } from '../../store/rows.js';
import { type Customer, innInUse, type MadeCustomer, type NewCustomer } from '../domain/customer.js';

interface CustomerRow {
  id: string;
  short_name: string;
  inn: string;
  kpp: string;
  ogrn: string;
  active: boolean;
  blacklisted: boolean;
  regulation_confirmed: boolean;
  version: number;
}

/** The request for which a customer is made, the user who makes it, and the time. */
export interface CustomerCreation {
  id: string;
  requestId: string;
  byUserId: string;
  now: Date;
}

const readCustomer = `
  select id, short_name, inn, kpp, ogrn, active, blacklisted, version,
    (regulation_confirmed_at is not null
    and coalesce(regulation_lapses_at > now(), true)) as regulation_confirmed
  from company where type = 'customer' and deleted_at is null and id = ?`;

// If another customer has the INN in the meantime, that customer keeps it. This company is marked as a duplicate.
const settleMade = `
  update company made set made_for_published = true, deleted_at = null,
    inn_repeats = made.inn_repeats or (made.deleted_at is not null and exists (select 1 from company other
      where other.type = 'customer' and other.inn = made.inn and other.deleted_at is null and other.id <> made.id))
  where not made.made_for_published and (made.made_for_request_id = ? or made.id = ?) and made.made_for_request_id is not null`;

const dropAbandoned = `
  update company made set deleted_at = ?::timestamptz
  where made.made_for_request_id is not null and not made.made_for_published and made.deleted_at is null
    and made.updated_at < ?::timestamptz and not exists (select 1 from app_user where company_id = made.id)`;

const customerFromRow = (row: CustomerRow): Customer => ({
  id: row.id,
  shortName: row.short_name,
  inn: row.inn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  active: row.active,
  blacklisted: row.blacklisted,
  isCommerceAllowed: isCommerceAllowed({ active: row.active, regulationConfirmed: row.regulation_confirmed }),
  version: row.version,
});

const columns = ({ shortName, inn, kpp, ogrn }: NewCustomer) => ({ short_name: shortName, inn, kpp, ogrn });
const uniqueInn = violationsAs({ company_customer_inn_key: innInUse });

/** Customers for whom managers make requests. */
export function customerStore(conn: TableConn<CompanyTables>) {
  const writeContact = async (companyId: string, { contact }: NewCustomer): Promise<void> => {
    const { name, surname, patronymic, phone, email } = contact;
    const additional = { additional_phone: contact.additionalPhone, additional_email: contact.additionalEmail };
    await conn('company_contact')
      .insert({ company_id: companyId, name, surname, patronymic, phone, email, ...additional })
      .onConflict('company_id')
      .merge();
  };
  return {
    byId: async (id: string): Promise<Customer | undefined> => {
      const row = await firstRow<CustomerRow>(conn, readCustomer, [id]);
      return row && customerFromRow(row);
    },
    /**
     * Returns the customer that was made for a request, and locks it until the transaction ends. No other transaction
     * can create it meanwhile.
     */
    lockMadeFor: async (requestId: string): Promise<MadeCustomer | undefined> => {
      // Without this lock, the later of two concurrent inserts would violate the constraint on the INN before the one
      // on the request.
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`customer made for ${requestId}`]);
      const row = await conn('company').where({ made_for_request_id: requestId }).forUpdate().first();
      return (
        row && {
          id: row.id,
          inn: row.inn,
          madeByUserId: row.made_by_user_id ?? '',
          isPublished: row.made_for_published,
        }
      );
    },
    /** Inserts a customer after `lockMadeFor` returned none. Throws `inn_taken` if another customer has the INN. */
    insert: async (customer: NewCustomer, { id, requestId, byUserId, now }: CustomerCreation): Promise<void> => {
      const made = { made_for_request_id: requestId, made_by_user_id: byUserId };
      await uniqueInn(
        conn('company').insert({
          ...{ id, type: 'customer', ...columns(customer), ...made },
          ...{ created_at: now, updated_at: now },
        }),
      );
      await writeContact(id, customer);
    },
    /**
     * Stores corrections of a customer, even of one already removed as abandoned. Returns false if nothing changed.
     * Throws `inn_taken` if another customer has the INN.
     */
    correct: async (id: string, customer: NewCustomer, now: Date): Promise<boolean> => {
      await writeContact(id, customer);
      const changed = await uniqueInn(
        conn('company')
          .where({ id })
          .whereRaw(
            '(deleted_at is not null or (short_name, inn, kpp, ogrn) is distinct from (?, ?, ?, ?))',
            Object.values(columns(customer)),
          )
          .update({ ...columns(customer), deleted_at: null, updated_at: now })
          .increment({ version: 1 }),
      );
      return changed > 0;
    },
    /**
     * Makes a customer permanent when its request is published. This includes a customer that was made for another
     * request and chosen for this one, and a customer that was already removed as abandoned.
     */
    settle: async (requestId: string, companyId: string): Promise<void> => {
      await conn.raw(settleMade, [requestId, companyId]);
    },
    /**
     * Removes customers that were not changed since `before` and whose request was not published. Customers with users
     * stay.
     */
    dropAbandoned: async (before: Date, now: Date): Promise<void> => {
      await conn.raw(dropAbandoned, [now.toISOString(), before.toISOString()]);
    },
  };
}
