import type { TableConn } from '@setu/kit/db';
import type { SkuCopy } from '../domain/copies.js';
import type { CopyTables, SkuRow } from './tables.js';

/** Copies of cards. A state told before changes nothing when it comes after a later one. */
export const cardStore = (conn: TableConn<CopyTables>) => ({
  /** Gives whether this is the latest that was told of the card. */
  async put(card: SkuCopy): Promise<boolean> {
    const row = toRow(card);
    const written = await conn('sku_copy')
      .insert(row)
      .onConflict('id')
      .merge()
      .whereRaw('sku_copy.revision < excluded.revision')
      .returning('id');
    if (written.length === 0) await describe(conn, row);
    return written.length > 0;
  },

  /** All cards of a manager are another's; nobody's where there is none. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    await conn('sku_copy')
      .where({ broker_manager_id: fromId })
      .update({ broker_manager_id: toId ?? null });
  },

  /** Many copies at once, of cards nothing was told of. */
  async load(cards: readonly SkuCopy[]): Promise<void> {
    if (cards.length > 0) await conn('sku_copy').insert(cards.map(toRow));
  },

  /** The card is no longer public; it is remembered even when nothing was told of it before. */
  async withdraw(id: string, revision: number): Promise<void> {
    const unknown = { supplier_id: null, name_en: '', name_ru: '', broker_manager_id: null };
    await conn('sku_copy')
      .insert({ id, ...unknown, state: 'withdrawn', revision })
      .onConflict('id')
      .merge({ state: 'withdrawn', revision })
      .whereRaw('sku_copy.revision < excluded.revision');
  },
});

/** Of a card whose withdrawal overtook everything else, what it is called still matters. */
async function describe(conn: TableConn<CopyTables>, row: SkuRow): Promise<void> {
  const { id, supplier_id, name_en, name_ru, broker_manager_id } = row;
  await conn('sku_copy')
    .where({ id, name_en: '', name_ru: '' })
    .update({ supplier_id, name_en, name_ru, broker_manager_id });
}

const toRow = ({ id, supplierId, name, state, brokerManagerId, revision }: SkuCopy): SkuRow => ({
  id,
  supplier_id: supplierId ?? null,
  name_en: name.en,
  name_ru: name.ru,
  state,
  broker_manager_id: brokerManagerId ?? null,
  revision,
});
