import type { Table, TableConn } from '@setu/kit/db';
import type { Contact, Request } from '../../requests/domain/request.js';
import { requestStore } from '../../requests/store/requests.js';
import type { RequestTables } from '../../requests/store/tables.js';
import { fromRow, int8, json, optional, type RowOf, text, timestamp, toRow } from '../../store/fields.js';
import type { DraftCustomer } from '../domain/customer.js';
import type { Draft } from '../domain/draft.js';

export const draftFields = {
  requestId: text('request_id'),
  authorUserId: text('author_user_id'),
  untouchedSource: optional(text('untouched_source')),
  cartLineId: optional(text('cart_line_id')),
  editor: text('editor'),
  seq: int8('seq'),
  savedAt: optional(timestamp('saved_at')),
  customer: optional(json<DraftCustomer>()('customer')),
};

export interface DraftRow extends RowOf<typeof draftFields> {}

export interface DraftTables extends RequestTables {
  draft: Table<DraftRow>;
}

const onUntouched = '(author_user_id, untouched_source) where untouched_source is not null';

export const draftStore = (conn: TableConn<DraftTables>) => ({
  /**
   * Inserts a draft and returns its id. If its author has an unedited draft for the same source, returns that one with
   * `isNew` false.
   */
  async insertOrFind(request: Request, draft: Draft): Promise<{ id: string; isNew: boolean }> {
    const { authorUserId, untouchedSource = '' } = draft;
    for (;;) {
      const requests = requestStore(conn);
      await requests.insert(request);
      const made = await conn('draft')
        .insert(toRow(draftFields, draft))
        .onConflict(conn.raw(onUntouched))
        .ignore()
        .returning('request_id');
      if (made.length > 0) return { id: request.id, isNew: true };
      await requests.delete(request.id);
      const found = await conn('draft')
        .where({ author_user_id: authorUserId, untouched_source: untouchedSource })
        .forUpdate()
        .first('request_id');
      // If the draft was edited or deleted between the two statements, the loop inserts a new one.
      if (found !== undefined) return { id: found.request_id, isNew: false };
    }
  },

  /** Returns the draft data of a request. If another version of this service created the request, the data is empty. */
  async of({ id, authorUserId }: Request): Promise<Draft> {
    const row = await conn('draft').where('request_id', id).first();
    if (row !== undefined) return fromRow<Draft>(draftFields, row);
    const unknown = { untouchedSource: undefined, cartLineId: undefined, savedAt: undefined, customer: undefined };
    return { requestId: id, authorUserId, editor: '', seq: 0n, ...unknown };
  },

  async save(draft: Draft): Promise<void> {
    await conn('draft').insert(toRow(draftFields, draft)).onConflict('request_id').merge();
  },

  /** Deletes the draft data of a request. */
  async end(requestId: string): Promise<void> {
    await conn('draft').where('request_id', requestId).delete();
  },

  /** Updates the contact to the one given when the draft was last opened. */
  async setContact(requestId: string, contact: Contact): Promise<void> {
    await conn('request')
      .where('id', requestId)
      .update({ contact: JSON.stringify(contact) });
  },
});
