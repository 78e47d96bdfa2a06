import { likeContaining, type Table, type TableConn } from '@setu/kit/db';
import type { NamedContact } from '@setu/proto/contact-fields';
import { type NamedProfile, profileTexts } from '@setu/proto/supplier-form';
import { firstRow, rows } from '../../store/rows.js';
import type { Company, LocalText } from '../domain/company-page.js';
import type { CompanySummary } from '../domain/company-summary.js';
import { type CompanyRow, companyFromRow, type SummaryRow, summaryFromRow } from './company-rows.js';

interface Columns extends NamedProfile {
  id: string;
  type: Company['type'];
  short_name: string;
  full_name: string;
  inn: string;
  inn_repeats: boolean;
  kpp: string;
  ogrn: string;
  active: boolean;
  blacklisted: boolean;
  web_site: string;
  business_type: Company['businessType'];
  industries: string;
  export_product_list_en: string;
  broker_files: string;
  registration_date: string | null;
  broker_manager_id: string | null;
  application_id: string | null;
  made_for_request_id: string | null;
  made_by_user_id: string | null;
  made_for_published: boolean;
  regulation_confirmed_at: Date | null;
  regulation_lapses_at: Date | null;
  deleted_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

interface ContactColumns extends NamedContact {
  company_id: string;
}

export interface CompanyTables {
  company: Table<Columns, Partial<Columns>>;
  company_contact: Table<ContactColumns, Partial<ContactColumns>>;
}

/** The condition on a company `c` that its signature under the regulation is valid. It lapses with a new version. */
export const hasSigned = `(c.regulation_confirmed_at is not null and coalesce(c.regulation_lapses_at > now(), true))`;

const summaryColumns = `c.id, c.type, c.short_name, c.inn, c.active, c.blacklisted,
    ${hasSigned} as regulation_confirmed, c.broker_manager_id, a.city_en, a.city_ru,
    c.logo_picture_id, c.version`;

const readSummary = `
  select ${summaryColumns} from company c left join company_address a on a.company_id = c.id where c.id = ?`;

const readSummaries = `
  select ${summaryColumns} from company c left join company_address a on a.company_id = c.id where c.id = any(?::uuid[])`;

const profileColumns = profileTexts.map(([, { name }]) => `c.${name}`).join(', ');

const readCompany = `
  select ${summaryColumns}, c.full_name, c.kpp, c.ogrn, c.web_site, ${profileColumns},
    c.business_type, c.industries, c.export_product_list_en, c.export_product_list_ru, c.broker_files,
    c.checks, c.production,
    to_char(c.registration_date, 'YYYY-MM-DD') as registration_date, c.created_at, c.deleted_at is not null as deleted,
    a.line_en, a.line_ru, a.region, a.area, a.street, a.house, a.build, a.housing, a.flat, a.zipcode,
    to_jsonb(k) as contact
  from company c left join company_address a on a.company_id = c.id left join company_contact k on k.company_id = c.id
  where c.id = ?`;

/** A company as a selection list shows it. */
export interface FoundCompany {
  id: string;
  shortName: string;
  /** The INN of a customer, or the PAN of a supplier. */
  taxNumber: string;
  inn: string;
  pan: string;
  city: LocalText;
}

interface FoundRow {
  id: string;
  short_name: string;
  inn: string;
  pan: string;
  city_en: string;
  city_ru: string;
}

// Companies that begin with the text come before those that only contain it.
const findActive = `
  select c.id, c.short_name, c.inn, c.pan,
    coalesce(a.city_en, '') as city_en, coalesce(a.city_ru, '') as city_ru
  from company c left join company_address a on a.company_id = c.id
  where c.type = ? and c.deleted_at is null and c.active
    and concat_ws(' ', c.short_name, c.full_name, c.inn, c.pan) ilike ?
  order by strpos(lower(c.short_name), lower(?)) <> 1, c.short_name, c.id limit 20`;

/** Companies with their addresses and contacts. */
export function companyStore(conn: TableConn<CompanyTables>) {
  return {
    byId: async (id: string): Promise<Company | undefined> => {
      const row = await firstRow<CompanyRow>(conn, readCompany, [id]);
      return row && companyFromRow(row);
    },
    /** Returns a batch of active suppliers and brokers, in the order of their ids. */
    offeringAfter: (afterId: string, batch: number): Promise<Pick<Company, 'id' | 'type'>[]> =>
      conn('company')
        .whereIn('type', ['supplier', 'broker'])
        .where({ active: true, blacklisted: false })
        .whereNull('deleted_at')
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(batch)
        .select('id', 'type'),
    /** Returns at most 20 active companies of a type whose name or tax number contains the text. */
    find: async (type: Company['type'], text: string): Promise<FoundCompany[]> => {
      const found = await rows<FoundRow>(conn, findActive, [type, likeContaining(text), text]);
      return found.map(({ id, short_name: shortName, inn, pan, city_en: en, city_ru: ru }) => ({
        ...{ id, shortName, inn, pan, taxNumber: type === 'customer' ? inn : pan },
        city: { en, ru },
      }));
    },
    /** Returns the company as other services know it. */
    summary: async (id: string): Promise<CompanySummary | undefined> => {
      const row = await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /** Returns several companies. Unknown ones are left out. */
    summaries: async (ids: readonly string[]): Promise<CompanySummary[]> =>
      (await rows<SummaryRow>(conn, readSummaries, [[...ids]])).map(summaryFromRow),
    /**
     * Records that a regulation is confirmed, permanently or until a given time. Returns undefined if the company is
     * unknown or nothing changed.
     */
    confirmRegulation: async (id: string, now: Date, lapsesAt?: Date): Promise<CompanySummary | undefined> => {
      const changed = await conn('company')
        .where({ id })
        .whereRaw('(regulation_confirmed_at is null or regulation_lapses_at is distinct from ?::timestamptz)', [
          lapsesAt?.toISOString() ?? null,
        ])
        .update({ regulation_confirmed_at: now, regulation_lapses_at: lapsesAt ?? null, updated_at: now })
        .increment({ version: 1 });
      const row = changed === 0 ? undefined : await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /** Returns the company as other services know it, and locks it until the transaction ends. */
    lock: async (id: string): Promise<CompanySummary | undefined> => {
      await conn('company').where({ id }).forUpdate().first('id');
      const row = await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /** Stores the manager of the company. */
    setManager: async (id: string, broker_manager_id: string, now: Date): Promise<CompanySummary | undefined> => {
      await conn('company').where({ id }).update({ broker_manager_id, updated_at: now }).increment({ version: 1 });
      const row = await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /**
     * Stores whether the company is hidden from visitors and customers. Returns undefined if it is unknown or nothing
     * changed.
     */
    setBlacklisted: async (id: string, blacklisted: boolean, now: Date): Promise<CompanySummary | undefined> => {
      const changed = await conn('company')
        .where({ id, blacklisted: !blacklisted })
        .whereNull('deleted_at')
        .update({ blacklisted, updated_at: now })
        .increment({ version: 1 });
      const row = changed === 0 ? undefined : await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /** Closes the company permanently and keeps its row. Returns undefined if it is unknown or already closed. */
    remove: async (id: string, now: Date): Promise<CompanySummary | undefined> => {
      const changed = await conn('company')
        .where({ id })
        .whereNull('deleted_at')
        .update({ active: false, deleted_at: now, updated_at: now })
        .increment({ version: 1 });
      const row = changed === 0 ? undefined : await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
    /** Stores whether the company is active. Returns undefined if it is unknown or nothing changed. */
    setActive: async (id: string, active: boolean, now: Date): Promise<CompanySummary | undefined> => {
      const changed = await conn('company')
        .where({ id, active: !active })
        .whereNull('deleted_at')
        .update({ active, updated_at: now })
        .increment({ version: 1 });
      const row = changed === 0 ? undefined : await firstRow<SummaryRow>(conn, readSummary, [id]);
      return row && summaryFromRow(row);
    },
  };
}
