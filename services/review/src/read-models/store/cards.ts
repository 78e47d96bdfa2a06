import type { TableConn } from '@setu/kit/db';
import type { CardReadModel } from '../domain/read-models.js';
import type { ReadModelTables, SkuRow } from './tables.js';

/** Stores the read model of cards. An event older than the stored state changes nothing. */
export const cardStore = (conn: TableConn<ReadModelTables>) => ({
  /** Writes a card. Returns whether this is its latest state. */
  async put(card: CardReadModel): Promise<boolean> {
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

  /**
   * Returns a card and locks it until the transaction ends. Concurrent transactions that open or end its review wait
   * for each other.
   */
  async lock(id: string): Promise<CardReadModel | undefined> {
    const row = await conn('sku_copy').where({ id, removed: false }).forUpdate().first();
    return row && fromRow(row);
  },

  /** Returns the names of cards by id. A card without an event so far is not included. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, CardReadModel['name']>> {
    const rows =
      ids.length === 0
        ? []
        : await conn('sku_copy')
            .whereIn('id', [...ids])
            .select('id', 'name_en', 'name_ru');
    return new Map(rows.map(({ id, name_en: en, name_ru: ru }) => [id, { en, ru }]));
  },

  async find(id: string): Promise<CardReadModel | undefined> {
    const row = await conn('sku_copy').where({ id }).first();
    return row && fromRow(row);
  },

  /** Marks a card as deleted. The row stays, so that an older event that arrives late opens no review. */
  async remove(id: string, revision: number): Promise<void> {
    const withdrawn = { state: 'withdrawn', revision, removed: true, draft_version: 0 } as const;
    await conn('sku_copy')
      .insert({ ...unknown, id, ...withdrawn })
      .onConflict('id')
      .merge(withdrawn)
      .whereRaw('sku_copy.revision < excluded.revision');
  },

  /** Reassigns all cards of a manager to another. Without another manager, they become unassigned. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    await conn('sku_copy')
      .where({ broker_manager_id: fromId })
      .update({ broker_manager_id: toId ?? null });
  },

  /** Adds many cards that have no row yet, in one statement. */
  async load(cards: readonly CardReadModel[]): Promise<void> {
    if (cards.length > 0) await conn('sku_copy').insert(cards.map(toRow));
  },

  /** Marks a card as no longer public, even if no event about it arrived before. */
  async withdraw(id: string, revision: number): Promise<void> {
    await conn('sku_copy')
      .insert({ ...unknown, id, state: 'withdrawn', revision })
      .onConflict('id')
      .merge({ state: 'withdrawn', revision })
      .whereRaw('sku_copy.revision < excluded.revision');
  },
});

const unknown: Omit<SkuRow, 'id' | 'state' | 'revision'> = {
  ...{ supplier_id: null, name_en: '', name_ru: '', vendor_code: '', broker_manager_id: null },
  ...{ draft_version: 0, edit: 0, removed: false },
};

/** If the withdrawal of a card arrives before its other events, the names of an older event are still used. */
async function describe(conn: TableConn<ReadModelTables>, row: SkuRow): Promise<void> {
  const { id, supplier_id, name_en, name_ru, vendor_code, broker_manager_id } = row;
  await conn('sku_copy')
    .where({ id, name_en: '', name_ru: '' })
    .update({ supplier_id, name_en, name_ru, vendor_code, broker_manager_id });
}

const toRow = (card: CardReadModel): SkuRow => ({
  id: card.id,
  supplier_id: card.supplierId ?? null,
  name_en: card.name.en,
  name_ru: card.name.ru,
  vendor_code: card.vendorCode,
  state: card.state,
  broker_manager_id: card.brokerManagerId ?? null,
  revision: card.revision,
  draft_version: card.draftVersion,
  edit: card.edit,
  removed: false,
});

const fromRow = (row: SkuRow): CardReadModel => ({
  id: row.id,
  supplierId: row.supplier_id ?? undefined,
  name: { en: row.name_en, ru: row.name_ru },
  vendorCode: row.vendor_code,
  state: row.state,
  brokerManagerId: row.broker_manager_id ?? undefined,
  revision: row.revision,
  draftVersion: row.draft_version,
  edit: row.edit,
});
