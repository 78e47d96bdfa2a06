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

/** For whom papers of a request are made. */
export interface PaperPlace {
  requestId: string;
  companyId: string;
}

// Whoever led a request stands in its audit; who of the same name did not is another.
const wasLed = `exists (select 1 from request_audit as led
  where led.request_id = paper.request_id and led.field = 'broker_manager' and ? in (led.old_value, led.new_value))`;

const paperOf = (row: object): Paper => fromRow<Paper>(paperFields, row);

/** The papers of requests. */
export const paperStore = (conn: TableConn<PaperTables>) => {
  const at = ({ requestId, companyId }: PaperPlace) =>
    conn('paper').where({ request_id: requestId, company_id: companyId });
  return {
    /** Newest first. */
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
    /** The papers of a kind; nobody else makes one of the request for the company until the transaction ends. */
    lock: async (place: PaperPlace, kind: Paper['kind']): Promise<Paper[]> => {
      const key = `papers ${place.requestId} ${place.companyId}`;
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
      return (await at(place).where({ kind })).map(paperOf);
    },
    insert: async (paper: Paper): Promise<void> => {
      await conn('paper').insert(toRow(paperFields, paper));
    },
    /** One that is ready stays so. */
    setState: async (id: string, state: Exclude<Paper['state'], 'ready'>): Promise<void> => {
      await conn('paper').where({ id }).whereNot({ state: 'ready' }).update({ state });
    },
    /** False when it was ready before, or is to be made anew under another file. */
    setReady: async (
      { id, fileId }: Pick<Paper, 'id' | 'fileId'>,
      made: { size: number; sha256: string; at: Date },
    ): Promise<boolean> => {
      const { size, sha256, at: madeAt } = made;
      const unmade = conn('paper').where({ id, file_id: fileId }).whereNot({ state: 'ready' });
      return (await unmade.update({ state: 'ready', size, sha256, made_at: madeAt })) > 0;
    },
    /** Those of the requests' papers that say whom to call, locked. */
    withContact: async (requestIds: readonly string[]): Promise<Paper[]> =>
      (
        await conn('paper')
          .whereIn('request_id', [...requestIds])
          .whereRaw("content ->> 'contact' <> ''")
          .orderBy('id')
          .forUpdate()
      ).map(paperOf),
    /** Those that say a request is led by somebody of this name, where this person has led it, locked. */
    ledBy: async (userId: string, name: string): Promise<Paper[]> =>
      (
        await conn('paper')
          .whereRaw("content ->> 'broker' = ?", [name])
          .whereRaw(wasLed, [userId])
          .orderBy('id')
          .forUpdate()
      ).map(paperOf),
    /** It says something else now, under another file that is not made yet. */
    rewrite: async ({ id, content, contentHash, fileId }: Paper): Promise<void> => {
      const anew = { content: JSON.stringify(content), content_hash: contentHash, file_id: fileId };
      await conn('paper')
        .where({ id })
        .update({ ...anew, state: 'making', size: 0, sha256: '' });
    },
    delete: async (id: string): Promise<void> => {
      await conn('paper').where({ id }).delete();
    },
    /** What was made and is not kept stays known by its hash. */
    keepHash: async (paper: Paper & { madeAt: Date }, goneAt: Date): Promise<void> => {
      await conn('former_paper').insert(toRow(formerFields, { ...paper, goneAt }));
    },
  };
};
