import type { Table, TableConn } from '@setu/kit/db';
import { fromRow, json, moment, optional, type RowOf, text, toRow, whole, word } from '../../store/fields.js';
import type { Paper } from '../domain/paper.js';
import type { PaperContent } from '../domain/paper-content.js';

const paperFields = {
  id: text('id'),
  requestId: text('request_id'),
  companyId: text('company_id'),
  kind: word<Paper['kind']>()('kind'),
  version: whole('version'),
  content: json<PaperContent>()('content'),
  contentHash: text('content_hash'),
  state: word<Paper['state']>()('state'),
  name: text('name'),
  fileId: text('file_id'),
  size: whole('size'),
  sha256: text('sha256'),
  askedBy: text('asked_by'),
  askedAt: moment('asked_at'),
  madeAt: optional(moment('made_at')),
};
const formerFields = {
  fileId: text('file_id'),
  requestId: text('request_id'),
  companyId: text('company_id'),
  name: text('name'),
  sha256: text('sha256'),
  madeAt: moment('made_at'),
  goneAt: moment('gone_at'),
};
export interface PaperTables {
  paper: Table<RowOf<typeof paperFields>>;
  former_paper: Table<RowOf<typeof formerFields>>;
}

/** The request and the company that a document is made for. */
export interface PaperPlace {
  requestId: string;
  companyId: string;
}

// The audit shows who managed a request. Another user with the same name does not match.
const wasLed = `exists (select 1 from request_audit as led
  where led.request_id = paper.request_id and led.field = 'broker_manager' and ? in (led.old_value, led.new_value))`;

const paperOf = (row: object): Paper => fromRow<Paper>(paperFields, row);

/** The store of documents. */
export const paperStore = (conn: TableConn<PaperTables>) => {
  const at = ({ requestId, companyId }: PaperPlace) =>
    conn('paper').where({ request_id: requestId, company_id: companyId });
  return {
    /** Returns the documents, newest first. */
    list: async (place: PaperPlace): Promise<Paper[]> =>
      (
        await at(place).orderBy([
          { column: 'asked_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
      ).map(paperOf),
    get: async (id: string): Promise<Paper | undefined> => {
      const row = await conn('paper').where({ id }).first();
      return row && paperOf(row);
    },
    /**
     * Returns the documents of a kind. Until the transaction ends, no other one can create documents of this request
     * for the company.
     */
    lock: async (place: PaperPlace, kind: Paper['kind']): Promise<Paper[]> => {
      const key = `papers ${place.requestId} ${place.companyId}`;
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
      return (await at(place).where({ kind })).map(paperOf);
    },
    insert: async (paper: Paper): Promise<void> => {
      await conn('paper').insert(toRow(paperFields, paper));
    },
    /** Sets the state, unless the document is ready. */
    setState: async (id: string, state: Exclude<Paper['state'], 'ready'>): Promise<void> => {
      await conn('paper').where({ id }).whereNot({ state: 'ready' }).update({ state });
    },
    /**
     * Marks the document as ready. Returns false if it was ready already, or if it has to be printed again under
     * another file id.
     */
    setReady: async (
      { id, fileId }: Pick<Paper, 'id' | 'fileId'>,
      made: { size: number; sha256: string; at: Date },
    ): Promise<boolean> => {
      const { size, sha256, at: madeAt } = made;
      const unmade = conn('paper').where({ id, file_id: fileId }).whereNot({ state: 'ready' });
      return (await unmade.update({ state: 'ready', size, sha256, made_at: madeAt })) > 0;
    },
    /** Returns and locks the documents of the requests that contain a contact. */
    withContact: async (requestIds: readonly string[]): Promise<Paper[]> =>
      (
        await conn('paper')
          .whereIn('request_id', [...requestIds])
          .whereRaw("content ->> 'contact' <> ''")
          .orderBy('id')
          .forUpdate()
      ).map(paperOf),
    /** Returns and locks the documents that show this name as the manager, for requests that this user has managed. */
    ledBy: async (userId: string, name: string): Promise<Paper[]> =>
      (
        await conn('paper')
          .whereRaw("content ->> 'broker' = ?", [name])
          .whereRaw(wasLed, [userId])
          .orderBy('id')
          .forUpdate()
      ).map(paperOf),
    /** Stores new content under a new file id. The new file is not printed yet. */
    rewrite: async ({ id, content, contentHash, fileId }: Paper): Promise<void> => {
      const anew = { content: JSON.stringify(content), content_hash: contentHash, file_id: fileId };
      await conn('paper')
        .where({ id })
        .update({ ...anew, state: 'making', size: 0, sha256: '' });
    },
    delete: async (id: string): Promise<void> => {
      await conn('paper').where({ id }).delete();
    },
    /** Keeps the hash of a deleted file. */
    keepHash: async (paper: Paper & { madeAt: Date }, goneAt: Date): Promise<void> => {
      await conn('former_paper').insert(toRow(formerFields, { ...paper, goneAt }));
    },
  };
};
