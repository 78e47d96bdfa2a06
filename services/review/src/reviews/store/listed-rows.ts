import type { ListedReview, Person } from '../domain/review-page.js';
import { fromRow } from './review-rows.js';
import type { ReviewRow } from './tables.js';

/** The row of a review with the names of its users, its supplier and its card. */
export interface ListedRow extends ReviewRow {
  name_en: string;
  name_ru: string;
  vendor_code: string;
  supplier_name: string;
  reviewer: Person | null;
  manager: Person | null;
}

const person = (copy: string): string =>
  `case when ${copy}.id is null then null else json_build_object('id', ${copy}.id, 'name', ${copy}.name,
    'surname', ${copy}.surname, 'patronymic', ${copy}.patronymic) end as ${copy}`;

const joins = `
  left join sku_copy s on s.id = r.sku_id
  left join company_copy c on c.id = r.supplier_id
  left join user_copy reviewer on reviewer.id = r.reviewer_id
  left join user_copy manager on manager.id = r.manager_id`;

/** Selects reviews as `r`, with their names. */
export const listed = `
  select r.*, coalesce(s.name_en, '') as name_en, coalesce(s.name_ru, '') as name_ru,
    coalesce(s.vendor_code, '') as vendor_code, coalesce(c.short_name, '') as supplier_name,
    ${person('reviewer')}, ${person('manager')}
  from product_review r${joins}`;

/** Converts a row to a review with its names. */
export const fromListedRow = (row: ListedRow): ListedReview => ({
  ...fromRow(row),
  name: { en: row.name_en, ru: row.name_ru },
  vendorCode: row.vendor_code,
  supplierName: row.supplier_name,
  reviewer: row.reviewer ?? undefined,
  manager: row.manager ?? undefined,
});
