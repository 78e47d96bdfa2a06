import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';
import { type NewCard, toSku, toVersion } from './new-card.js';

const skuColumns =
  'id, company_id, broker_manager_id, published_version, draft_version, published_at, popularity, created_at';
const versionColumns = `sku_id, version, category_id, name_en, name_ru, vendor_code, hs_code, brand_name, price_mode, price_from, price_to,
  unit_id, minimum_quantum, lead_days, is_sample_available, payment_advance, payment_transfer, inco_terms, warranty, width, height,
  length, weight, count_in_one_package, shipment_method, color_id, country_id, picture_ids, industry_ids, texts`;

const toCertificates = (card: NewCard): object[] =>
  card.certificates.map((file, position) => ({
    sku_id: card.id,
    version: 1,
    position,
    file_id: file.id,
    name: file.name,
    type: file.type,
    size: file.size.toString(),
  }));

/** Writes many cards at once and leaves the read model alone: a rebuild or a projection follows. What is there already stays. */
export async function fillCards(conn: SqlConn, cards: readonly NewCard[]): Promise<void> {
  await insertAll(conn, 'sku', skuColumns, cards.map(toSku));
  await insertAll(conn, 'sku_version', versionColumns, cards.map(toVersion));
  await insertAll(
    conn,
    'certificate',
    'sku_id, version, position, file_id, name, type, size',
    cards.flatMap(toCertificates),
  );
}
