import type { Conn } from '@setu/kit/db';
import type { CardSnapshot } from '../../requests/domain/request.js';
import { searchText } from '../../requests/domain/search-text.js';
import { toText } from '../../store/minor-units.js';

/** A withdrawal this fresh outweighs a card of the same version that was fetched before it. */
const FETCH_MAY_TAKE = '10 seconds';

/** A card's columns of table card_copy. */
export const cardColumns = (card: CardSnapshot) => ({
  sku_id: card.skuId,
  version: card.version,
  published: card.published,
  name_en: card.name.en,
  name_ru: card.name.ru,
  vendor_code: card.vendorCode,
  price_mode: card.priceMode,
  price_minor: toText(card.priceMinor),
  content: JSON.stringify(card.content),
  search_text: searchText(card.name.en, card.name.ru, card.vendorCode),
});

const assignments = `version = excluded.version, name_en = excluded.name_en, name_ru = excluded.name_ru,
  vendor_code = excluded.vendor_code, price_mode = excluded.price_mode, price_minor = excluded.price_minor,
  content = excluded.content, search_text = excluded.search_text`;

export const cardStore = (conn: Conn) => ({
  /** Keeps a published card a caller brought; gives whether it is still published as far as known here. */
  async learn(card: CardSnapshot, now: Date): Promise<boolean> {
    const row = cardColumns(card);
    const names = Object.keys(row).join(', ');
    const marks = Object.keys(row)
      .map(() => '?')
      .join(', ');
    await conn.raw(
      `insert into card_copy (${names}) values (${marks})
       on conflict on constraint card_copy_pkey do update set ${assignments}, published = true, withdrawn_at = null
       where card_copy.version < excluded.version or (card_copy.version = excluded.version and
         (card_copy.published or card_copy.withdrawn_at < ?::timestamptz - interval '${FETCH_MAY_TAKE}'))`,
      [...Object.values(row), now],
    );
    return this.isPublished(card.skuId);
  },

  /** A card's content from an event; only cards already known are kept. Only being published makes it public again. */
  async update(card: CardSnapshot, isPublished: boolean): Promise<void> {
    const { sku_id: skuId, published: _, ...row } = cardColumns(card);
    const publication = isPublished ? { published: true, withdrawn_at: null } : {};
    await conn('card_copy')
      .where('sku_id', skuId)
      .where('version', '<=', row.version)
      .update({ ...row, ...publication });
  },

  /** The card is no longer public since `at`. */
  async withdraw(skuId: string, version: number, at: Date): Promise<void> {
    await conn('card_copy')
      .where('sku_id', skuId)
      .where('version', '<=', version)
      .update({ published: false, withdrawn_at: at });
  },

  async isPublished(skuId: string): Promise<boolean> {
    const row = await conn('card_copy').where('sku_id', skuId).first('published');
    return row?.published === true;
  },

  /** As isPublished, and it stays so until the transaction ends. */
  async holdPublished(skuId: string): Promise<boolean> {
    const row = await conn('card_copy').where('sku_id', skuId).forShare().first('published');
    return row?.published === true;
  },
});
