import type { Table, TableConn } from '@setu/kit/db';
import { enumText, fromRow, integer, json, optional, type RowOf, text, timestamp, toRow } from '../../store/fields.js';
import type { RequestDocument } from '../domain/document.js';
import type { DocumentContent } from '../domain/document-content.js';

const documentFields = {
  id: text('id'),
  requestId: text('request_id'),
  companyId: text('company_id'),
  kind: enumText<RequestDocument['kind']>()('kind'),
  version: integer('version'),
  content: json<DocumentContent>()('content'),
  contentHash: text('content_hash'),
  state: enumText<RequestDocument['state']>()('state'),
  name: text('name'),
  fileId: text('file_id'),
  size: integer('size'),
  sha256: text('sha256'),
  requestedBy: text('asked_by'),
  requestedAt: timestamp('asked_at'),
  madeAt: optional(timestamp('made_at')),
};
const formerFields = {
  fileId: text('file_id'),
  requestId: text('request_id'),
  companyId: text('company_id'),
  name: text('name'),
  sha256: text('sha256'),
  madeAt: timestamp('made_at'),
  deletedAt: timestamp('gone_at'),
};
export interface DocumentTables {
  paper: Table<RowOf<typeof documentFields>>;
  former_paper: Table<RowOf<typeof formerFields>>;
}

/** The request and the company that a document is made for. */
export interface DocumentScope {
  requestId: string;
  companyId: string;
}

// The audit shows whether this user managed the request. Another manager with the same name does not match.
const wasManaged = `exists (select 1 from request_audit as led
  where led.request_id = paper.request_id and led.field = 'broker_manager' and ? in (led.old_value, led.new_value))`;

const documentOf = (row: object): RequestDocument => fromRow<RequestDocument>(documentFields, row);

/** The store of documents. */
export const documentStore = (conn: TableConn<DocumentTables>) => {
  const at = ({ requestId, companyId }: DocumentScope) =>
    conn('paper').where({ request_id: requestId, company_id: companyId });
  return {
    /** Returns the documents, newest first. */
    list: async (place: DocumentScope): Promise<RequestDocument[]> =>
      (
        await at(place).orderBy([
          { column: 'asked_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
      ).map(documentOf),
    get: async (id: string): Promise<RequestDocument | undefined> => {
      const row = await conn('paper').where({ id }).first();
      return row && documentOf(row);
    },
    /**
     * Returns the documents of a kind. Until the transaction ends, no other transaction can create documents of this
     * request for the company.
     */
    lock: async (place: DocumentScope, kind: RequestDocument['kind']): Promise<RequestDocument[]> => {
      const key = `papers ${place.requestId} ${place.companyId}`;
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
      return (await at(place).where({ kind })).map(documentOf);
    },
    insert: async (document: RequestDocument): Promise<void> => {
      await conn('paper').insert(toRow(documentFields, document));
    },
    /** Sets the state, unless the document is ready. */
    setState: async (id: string, state: Exclude<RequestDocument['state'], 'ready'>): Promise<void> => {
      await conn('paper').where({ id }).whereNot({ state: 'ready' }).update({ state });
    },
    /**
     * Marks the document as ready. Returns false if it was ready already, or if it has to be printed again under
     * another file id.
     */
    setReady: async (
      { id, fileId }: Pick<RequestDocument, 'id' | 'fileId'>,
      made: { size: number; sha256: string; at: Date },
    ): Promise<boolean> => {
      const { size, sha256, at: madeAt } = made;
      const unmade = conn('paper').where({ id, file_id: fileId }).whereNot({ state: 'ready' });
      return (await unmade.update({ state: 'ready', size, sha256, made_at: madeAt })) > 0;
    },
    /** Returns and locks the documents of the requests that contain a contact. */
    withContact: async (requestIds: readonly string[]): Promise<RequestDocument[]> =>
      (
        await conn('paper')
          .whereIn('request_id', [...requestIds])
          .whereRaw("content ->> 'contact' <> ''")
          .orderBy('id')
          .forUpdate()
      ).map(documentOf),
    /** Returns and locks the documents that show this name as the manager, for requests that this user has managed. */
    managedBy: async (userId: string, name: string): Promise<RequestDocument[]> =>
      (
        await conn('paper')
          .whereRaw("content ->> 'broker' = ?", [name])
          .whereRaw(wasManaged, [userId])
          .orderBy('id')
          .forUpdate()
      ).map(documentOf),
    /** Stores new content under a new file id. The new file is not printed yet. */
    rewrite: async ({ id, content, contentHash, fileId }: RequestDocument): Promise<void> => {
      const rewritten = { content: JSON.stringify(content), content_hash: contentHash, file_id: fileId };
      await conn('paper')
        .where({ id })
        .update({ ...rewritten, state: 'making', size: 0, sha256: '' });
    },
    delete: async (id: string): Promise<void> => {
      await conn('paper').where({ id }).delete();
    },
    /** Keeps the hash of a deleted file. */
    storeHash: async (document: RequestDocument & { madeAt: Date }, deletedAt: Date): Promise<void> => {
      await conn('former_paper').insert(toRow(formerFields, { ...document, deletedAt }));
    },
  };
};
