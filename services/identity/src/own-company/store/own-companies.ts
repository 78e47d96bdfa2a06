import { type Table, type TableConn, violationsAs } from '@setu/kit/db';
import { namedContact } from '@setu/proto/contact-fields';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { NamedIndustry } from '../../industries/store/industries.js';
import { firstRow } from '../../store/rows.js';
import type { AddressNames } from '../domain/form-fields.js';
import { innInUse } from '../domain/identity.js';
import type { OwnCompany } from '../domain/own-company.js';
import { type AddressRow, addressColumns, type OwnCompanyRow, ownCompanyFromRow } from './own-company-rows.js';

export interface OwnCompanyTables {
  company_address: Table<AddressRow & { line_ru: string; line_en: string }>;
  company_actual_address: Table<AddressRow>;
}

/** A company's form with the facts that decide whether it may be saved. */
export interface StoredOwnCompany {
  form: OwnCompany;
  version: number;
  /** Whether the company has signed the regulation under its INN and OGRN. */
  isIdentitySigned: boolean;
}

/** The data that is written together with a form. */
export interface Writing {
  names: { ru: AddressNames; en: AddressNames };
  line: { ru: string; en: string };
  industries: NamedIndustry[];
  now: Date;
}

const uniqueInn = violationsAs({ company_customer_inn_key: innInUse });

// An address from before places had ids is found by its names.
const readOwn = `
  select c.short_name, c.full_name, c.inn, c.kpp, c.ogrn, c.web_site, c.business_type, c.industries, c.version,
    to_char(c.registration_date, 'YYYY-MM-DD') as registration_date,
    c.regulation_confirmed_at is not null as regulation_confirmed,
    to_jsonb(l) || jsonb_build_object('region_id', r.id, 'city_id', ci.id) as legal, to_jsonb(p) as actual,
    to_jsonb(k) as contact
  from company c left join company_address l on l.company_id = c.id
    left join company_actual_address p on p.company_id = c.id
    left join company_contact k on k.company_id = c.id
    left join region r on r.id = l.region_id
      or (l.region_id is null and r.name_ru = case when l.region = '' then l.city_ru else l.region end)
    left join city ci on ci.id = l.city_id
      or (l.city_id is null and l.region_id is null and ci.region_id = r.id and ci.name_ru = l.city_ru)
  where c.id = ? and c.deleted_at is null
  limit 1`;

/** The profiles that Russian companies edit. */
export function ownCompanyStore(conn: TableConn<CompanyTables & OwnCompanyTables>) {
  const read = async (id: string): Promise<StoredOwnCompany | undefined> => {
    const row = await firstRow<OwnCompanyRow>(conn, readOwn, [id]);
    return row && { form: ownCompanyFromRow(row), version: row.version, isIdentitySigned: row.regulation_confirmed };
  };
  return {
    read,
    /** Returns the form and locks it until the transaction ends. */
    lock: async (id: string): Promise<StoredOwnCompany | undefined> => {
      await conn('company').where({ id }).forUpdate().first('id');
      return read(id);
    },
    /** Saves the form. Throws `inn_other_company` if another customer has the INN. */
    write: async (id: string, form: OwnCompany, { names, line, industries, now }: Writing): Promise<void> => {
      const { shortName: short_name, fullName: full_name, inn, kpp, ogrn, contact } = form;
      await uniqueInn(
        conn('company')
          .where({ id })
          .update({
            ...{ short_name, full_name, inn, kpp, ogrn, web_site: form.webSite, business_type: form.businessType },
            registration_date: form.registrationDate,
            industries: JSON.stringify(industries),
            updated_at: now,
          })
          .increment({ version: 1 }),
      );
      const legal = addressColumns(id, form.legalAddr, { ru: names.ru.legal, en: names.en.legal });
      const lines = { line_ru: line.ru, line_en: line.en };
      await conn('company_address')
        .insert({ ...legal, ...lines })
        .onConflict('company_id')
        .merge();
      if (form.actualAddr && names.ru.actual && names.en.actual) {
        const actual = addressColumns(id, form.actualAddr, { ru: names.ru.actual, en: names.en.actual });
        await conn('company_actual_address').insert(actual).onConflict('company_id').merge();
      } else await conn('company_actual_address').where({ company_id: id }).delete();
      await conn('company_contact')
        .insert({
          company_id: id,
          ...namedContact(contact),
        })
        .onConflict('company_id')
        .merge();
    },
  };
}
