import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';
import { contentColumns, type NewCard, toSku, toVersion } from './new-card.js';

const skuColumns =
  'id, company_id, broker_manager_id, published_version, draft_version, published_at, popularity, created_at, vendor_code';
const versionColumns = ['sku_id', 'version', ...contentColumns].join(', ');

const toCertificates = (card: NewCard): object[] =>
  card.certificates.map((file, position) => ({
    sku_id: card.id,
    version: 1,
    position,
    file_id: file.id,
    name: file.name,
    type: file.type,
    size: file.size.toString(),
    valid_until: file.validUntil ?? null,
  }));

/**
 * Writes many cards with few statements. Existing cards stay unchanged. The caller must rebuild or project the read
 * model afterwards.
 */
export async function fillCards(conn: SqlConn, cards: readonly NewCard[]): Promise<void> {
  await insertAll(conn, 'sku', skuColumns, cards.map(toSku));
  await insertAll(conn, 'sku_version', versionColumns, cards.map(toVersion));
  await insertAll(
    conn,
    'certificate',
    'sku_id, version, position, file_id, name, type, size, valid_until',
    cards.flatMap(toCertificates),
  );
}
