import type { Money } from '@setu/kit/core';
import type { Conn } from '@setu/kit/db';
import type { Contact, Kind, LocalText } from '../../requests/domain/request.js';
import { searchText } from '../../requests/domain/search-text.js';
import { toText } from '../../store/minor-units.js';

export interface NewDraft {
  id: string;
  kind: Kind;
  authorUserId: string;
  customerCompanyId: string;
  supplierCompanyId: string | null;
  contact: Contact;
  skuId: string | null;
  cartLineId: string | null;
  name: LocalText;
  /** Copied into the draft of a request from a description. */
  customerPrice: Money | null;
  /** What it was made from: while nobody touches the draft, the same person gets it again for the same source. */
  source: string;
  at: Date;
}

export const draftStore = (conn: Conn) => ({
  /** Gives the draft's id, and whether it is new: the untouched one of the same author and source otherwise. */
  async insertOrFind(draft: NewDraft): Promise<{ id: string; isNew: boolean }> {
    for (;;) {
      const inserted = await conn.raw(
        `insert into request (id, kind, status, event_seq, created_at, status_at, author_user_id, customer_company_id,
           supplier_company_id, contact, sku_id, cart_line_id, name_en, name_ru, search_text, untouched_source,
           customer_price_minor, customer_price_currency)
         values (?, ?, 'draft', 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (author_user_id, untouched_source) where status = 'draft' and untouched_source is not null
         do nothing returning id`,
        values(draft),
      );
      if (inserted.rows.length > 0) return { id: draft.id, isNew: true };
      const found = await conn('request')
        .where({ author_user_id: draft.authorUserId, untouched_source: draft.source })
        .whereRaw("status = 'draft'")
        .forUpdate()
        .first('id');
      // Touched or deleted between the two statements: then a new one is due.
      if (found !== undefined) return { id: found.id, isNew: false };
    }
  },

  /** Who to call, as of the last time it was opened. */
  async setContact(id: string, contact: Contact): Promise<void> {
    await conn('request')
      .where('id', id)
      .update({ contact: JSON.stringify(contact) });
  },
});

const values = (draft: NewDraft) => [
  draft.id,
  draft.kind,
  draft.at,
  draft.at,
  draft.authorUserId,
  draft.customerCompanyId,
  draft.supplierCompanyId,
  JSON.stringify(draft.contact),
  draft.skuId,
  draft.cartLineId,
  draft.name.en,
  draft.name.ru,
  searchText(draft.name.en, draft.name.ru),
  draft.source,
  toText(draft.customerPrice?.minor ?? null),
  draft.customerPrice?.currency ?? null,
];
