import { internal, wholeCount } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import { colorsOf } from '../../read-models/store/picture-colors.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { AttachedFile, Condition, DescribedItem, DescribedTerms } from '../domain/condition.js';
import { conditionFields, fileFields, itemFields, snapshotColumns, termFields } from './condition-fields.js';
import { copyCondition } from './copy-condition.js';
import type { ConditionFileRow, ConditionItemRow, ConditionRow, ConditionTables } from './tables.js';

interface ShownRow extends ConditionRow {
  picture_colors: Record<string, string> | null;
}

/** The texts that a customer writes into a request from the catalogue. */
type WrittenTexts = Pick<Condition, 'count' | 'comment' | 'deliveryCity'>;

/** The items and the terms to store in the condition of a request from a description. */
export interface Describing {
  items: readonly DescribedItem[];
  terms: DescribedTerms;
  newId: () => string;
}

const isOf =
  ({ id }: ConditionRow) =>
  (part: { condition_id: string }): boolean =>
    part.condition_id === id;

const noCount = { count: '', unit_en: '', unit_ru: '' };

const fullCard = 'card';
/** The card without the long texts that only its own page shows. */
const listedCard = `case when card is not null then jsonb_build_object('card', card -> 'card') end as card`;

const withCard = (card: string): string => `select id, request_id, count, comment, time_frame, total, bought_before,
  bought_supplier, bought_brand, delivery_city, price_mode, price_minor, ${card},
  ${colorsOf('card')} as picture_colors
  from condition where request_id = any(?::uuid[])`;

const advanceShares = `select request_id, (card ->> 'paymentAdvance')::float8 as share
  from condition where request_id = any(?::uuid[]) and card -> 'paymentAdvance' is not null`;

const ofConditions = (table: 'condition_file' | 'condition_item'): string =>
  `select * from ${table} where condition_id = any(?::uuid[]) order by position`;

export const conditionStore = (conn: TableConn<ConditionTables>) => {
  const read = async (requestIds: readonly string[], card: string): Promise<Condition[]> => {
    const rows = await rowsByKeys<ShownRow>(conn, withCard(card), requestIds);
    const idsOf = (some: readonly ShownRow[]): string[] => some.map(({ id }) => id);
    const files = await rowsByKeys<ConditionFileRow>(conn, ofConditions('condition_file'), idsOf(rows));
    // Only a condition without a card describes items.
    const described = idsOf(rows.filter((row) => row.card === null));
    const items = await rowsByKeys<ConditionItemRow>(conn, ofConditions('condition_item'), described);
    return rows.map((row) => ({
      ...fromRow<Omit<Condition, 'files' | 'items' | 'pictureColors'>>(conditionFields, row),
      pictureColors: row.picture_colors ?? undefined,
      files: files.filter(isOf(row)).map((file) => fromRow<AttachedFile>(fileFields, file)),
      items: items.filter(isOf(row)).map((item) => fromRow<DescribedItem>(itemFields, item)),
    }));
  };
  return {
    copy: copyCondition(conn),

    async insert(made: { id: string; requestId: string; count: string; card: CardSnapshot }): Promise<void> {
      const { id, requestId, count, card } = made;
      await conn('condition').insert({ id, request_id: requestId, count, ...snapshotColumns(card) });
    },

    /** Creates an empty condition for a request. */
    async insertEmpty(made: { id: string; requestId: string }): Promise<void> {
      await conn('condition').insert({ id: made.id, request_id: made.requestId });
    },

    /**
     * Stores the items that a request describes, and its terms. Count and unit of an only item also go to the
     * condition, for the lists. Several items have no common count, so that no price is divided by it.
     */
    async describe(id: string, { items, terms, newId }: Describing): Promise<void> {
      const rows = items.map((item, position) => ({ ...toRow(itemFields, item), condition_id: id, position }));
      await conn('condition_item').where('condition_id', id).delete();
      await conn('condition_item').insert(rows.map((row) => ({ ...row, id: newId() })));
      const [only = noCount] = rows.length === 1 ? rows : [];
      const { count, unit_en, unit_ru } = only;
      await conn('condition')
        .where('id', id)
        .update({ ...toRow(termFields, terms), count, unit_en, unit_ru });
    },

    /** Updates the card of a draft that has not been edited yet. */
    async refreshCard(requestId: string, card: CardSnapshot): Promise<void> {
      await conn('condition').where('request_id', requestId).update(snapshotColumns(card));
    },

    /** Stores the given texts. An absent one does not change. */
    async write(id: string, { count, comment, deliveryCity }: Partial<WrittenTexts>): Promise<void> {
      const changes = {
        ...(count !== undefined && { count }),
        ...(comment !== undefined && { comment }),
        ...(deliveryCity !== undefined && { delivery_city: deliveryCity }),
      };
      if (Object.keys(changes).length > 0) await conn('condition').where('id', id).update(changes);
    },

    /** Replaces the full list of files, in this order. */
    async replaceFiles(id: string, files: readonly AttachedFile[]): Promise<void> {
      await conn('condition_file').where('condition_id', id).delete();
      if (files.length === 0) return;
      const rows = files.map((file, position) => ({ ...toRow(fileFields, file), condition_id: id, position }));
      await conn('condition_file').insert(rows);
    },

    /** Returns the id of the request that a condition belongs to. */
    async requestIdOf(id: string): Promise<string | undefined> {
      return (await conn('condition').where('id', id).first('request_id'))?.request_id;
    },

    /** Returns how many units a request is for, or undefined if its prices cannot be divided by the count. */
    async countOf(requestId: string): Promise<bigint | undefined> {
      const found = await conn('condition').where('request_id', requestId).first('count');
      return found && wholeCount(found.count);
    },

    /** Returns the share of the price that the cards require in advance, from 0 to 1, by request id. */
    async advanceShares(requestIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await rowsByKeys<{ request_id: string; share: number }>(conn, advanceShares, requestIds);
      return new Map(rows.map(({ request_id: id, share }) => [id, share]));
    },

    /** Returns the condition of one request. Throws `internal` if it has none. */
    async of(requestId: string): Promise<Condition> {
      const [condition] = await read([requestId], fullCard);
      if (condition === undefined) throw internal(`request ${requestId} has no condition`);
      return condition;
    },

    /** Returns the conditions of the requests by request id, with their cards in the form for lists. */
    async listed(requestIds: readonly string[]): Promise<Map<string, Condition>> {
      const found = await read(requestIds, listedCard);
      return new Map(found.map((condition) => [condition.requestId, condition]));
    },
  };
};
