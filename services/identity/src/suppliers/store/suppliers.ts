import type { TableConn } from '@setu/kit/db';
import { namedContact } from '@setu/proto/contact-fields';
import { contactOfSupplier, namedProfile } from '@setu/proto/supplier-form';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { NamedIndustry } from '../../industries/store/industries.js';
import type { OwnCompanyTables } from '../../own-company/store/own-companies.js';
import type { Supplier } from '../domain/supplier.js';

/** The data written together with a form. */
export interface WritingSupplier {
  industries: NamedIndustry[];
  now: Date;
}

const columnsOf = (supplier: Supplier, { industries, now }: WritingSupplier) => ({
  short_name: supplier.companyName,
  ...namedProfile(supplier),
  ...{ web_site: supplier.webSiteUrl, business_type: supplier.businessType },
  industries: JSON.stringify(industries),
  broker_files: JSON.stringify(
    supplier.files.map(({ id, name, type, size }) => ({ id, name, type, size: Number(size) })),
  ),
  broker_manager_id: supplier.managerId ?? null,
  updated_at: now,
});

/** The store of suppliers' forms. */
export function supplierStore(conn: TableConn<CompanyTables & OwnCompanyTables>) {
  const writeRest = async (id: string, supplier: Supplier): Promise<void> => {
    await conn('company_contact')
      .insert({
        company_id: id,
        ...namedContact(contactOfSupplier(supplier)),
      })
      .onConflict('company_id')
      .merge();
  };
  return {
    /** Returns the company created from an application. */
    ofApplication: async (applicationId: string): Promise<string | undefined> =>
      (await conn('company').where({ application_id: applicationId }).first('id'))?.id,

    /** Inserts a new supplier. Returns false if one was already created from the application. */
    insert: async (
      id: string,
      supplier: Supplier,
      { applicationId, ...writing }: WritingSupplier & { applicationId: string | undefined },
    ): Promise<boolean> => {
      const made = await conn('company')
        .insert({
          ...{ id, type: 'supplier', ...columnsOf(supplier, writing), created_at: writing.now },
          ...{ export_product_list_en: supplier.exportProductList, application_id: applicationId ?? null },
        })
        .onConflict()
        .ignore()
        .returning('id');
      if (made.length === 0) return false;
      await conn.raw('insert into company_address (company_id, line_en) values (?, ?)', [id, supplier.address]);
      await writeRest(id, supplier);
      return true;
    },

    /** Overwrites the stored form. Texts that did not change keep their translation. */
    write: async (id: string, supplier: Supplier, writing: WritingSupplier): Promise<void> => {
      await conn('company').where({ id }).update(columnsOf(supplier, writing)).increment({ version: 1 });
      await conn.raw(writeProducts, [supplier.exportProductList, id, supplier.exportProductList]);
      await conn.raw(writeAddress, { id, line: supplier.address });
      await writeRest(id, supplier);
    },
  };
}

const writeProducts = `
  update company set export_product_list_en = ?, export_product_list_ru = '' where id = ? and export_product_list_en <> ?`;

const writeAddress = `
  insert into company_address (company_id, line_en) values (:id, :line)
  on conflict (company_id) do update set line_en = excluded.line_en, line_ru = '' where company_address.line_en <> excluded.line_en`;
