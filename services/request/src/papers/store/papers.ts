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
export interface PaperTables {
  paper: Table<RowOf<typeof paperFields>>;
}

/** For whom papers of a request are made. */
export interface PaperPlace {
  requestId: string;
  companyId: string;
}

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
    /** False when it was ready before. */
    setReady: async (id: string, made: { size: number; sha256: string; at: Date }): Promise<boolean> => {
      const { size, sha256, at: madeAt } = made;
      const unmade = conn('paper').where({ id }).whereNot({ state: 'ready' });
      return (await unmade.update({ state: 'ready', size, sha256, made_at: madeAt })) > 0;
    },
  };
};
