import type { TableConn } from '@setu/kit/db';
import type { CardSnapshot } from '../domain/card-snapshot.js';
import { cardRow } from './card-fields.js';
import { supplierIsOpen } from './open-supplier.js';
import type { ReadModelTables } from './tables.js';

const isOffered = `select c.published and ${supplierIsOpen} as offered from card_copy c where c.sku_id = ?`;
const lockOffered = `${isOffered} for share of c`;
const lockSupplier = `select from company_copy where id = (select supplier_company_id from card_copy where sku_id = ?)
  for share`;

/** The read model of cards that are in a cart or a request. An older revision never replaces a newer one. */
export const cardStore = (conn: TableConn<ReadModelTables>) => {
  const offered = async (sql: string, skuId: string): Promise<boolean> => {
    const { rows } = await conn.raw<{ rows: { offered: boolean }[] }>(sql, [skuId]);
    return rows[0]?.offered === true;
  };
  return {
    /** Stores a published card that a caller supplied. Returns whether this service considers it available. */
    async learn(card: CardSnapshot): Promise<boolean> {
      await conn('card_copy')
        .insert(cardRow(card))
        .onConflict('sku_id')
        .merge({ ...cardRow(card), withdrawn_at: null })
        .where('card_copy.revision', '<', card.revision);
      return offered(isOffered, card.skuId);
    },

    /** Updates a known card from an event and ignores unknown cards. Only publishing makes a card public again. */
    async update(card: CardSnapshot, isPublished: boolean): Promise<void> {
      const { sku_id, published: _, ...row } = cardRow(card);
      const publication = isPublished ? { published: true, withdrawn_at: null } : {};
      await conn('card_copy')
        .where({ sku_id })
        .where('revision', '<', card.revision)
        .update({ ...row, ...publication });
    },

    /** Marks the card as withdrawn at `at`. */
    async withdraw({ skuId, revision, at }: { skuId: string; revision: number; at: Date }): Promise<void> {
      await conn('card_copy')
        .where({ sku_id: skuId })
        .where('revision', '<', revision)
        .update({ published: false, revision, withdrawn_at: at });
    },

    /** Returns whether a card is available: published, and its supplier neither locked nor on the public blacklist. */
    isOffered: (skuId: string): Promise<boolean> => offered(isOffered, skuId),

    /** Returns the same as `isOffered`, and locks the rows so that the result holds until the transaction ends. */
    async lockAndCheckOffered(skuId: string): Promise<boolean> {
      await conn.raw(lockSupplier, [skuId]);
      return offered(lockOffered, skuId);
    },
  };
};
