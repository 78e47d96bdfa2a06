import type { TableConn } from '@setu/kit/db';
import { firstRow, rows } from '../../store/rows.js';
import type { Regulation, RegulationDocument } from '../domain/regulation.js';
import type { SigningTables } from './tables.js';

interface Row {
  number: number;
  file_name: string;
  type: string;
  size: number;
  sha256: string;
  effective_from: string;
}

const columns = `number, file_name, type, length(content) as size, sha256,
  to_char(effective_from, 'YYYY-MM-DD') as effective_from`;
// A version takes effect on a Moscow date.
const inForce = `from regulation where effective_from <= (?::timestamptz at time zone 'Europe/Moscow')::date
  order by number desc limit 1`;

const fromRow = (row: Row): Regulation => ({
  number: row.number,
  fileName: row.file_name,
  type: row.type,
  size: row.size,
  sha256: row.sha256,
  effectiveFrom: row.effective_from,
});
const withContent = (row: (Row & { content: Buffer }) | undefined): RegulationDocument | undefined =>
  row && { ...fromRow(row), content: row.content };

/** The store of regulation versions. */
export function regulationStore(conn: TableConn<SigningTables>) {
  return {
    inForce: async (now: Date): Promise<Regulation | undefined> => {
      const row = await firstRow<Row>(conn, `select ${columns} ${inForce}`, [now.toISOString()]);
      return row && fromRow(row);
    },
    documentInForce: async (now: Date): Promise<RegulationDocument | undefined> =>
      withContent(
        await firstRow<Row & { content: Buffer }>(conn, `select ${columns}, content ${inForce}`, [now.toISOString()]),
      ),
    document: async (number: number): Promise<RegulationDocument | undefined> =>
      withContent(
        await firstRow<Row & { content: Buffer }>(conn, `select ${columns}, content from regulation where number = ?`, [
          number,
        ]),
      ),
    /**
     * Returns the bytes of the three versions before the given one, to recognise a signature under the wrong document.
     */
    earlier: async (number: number): Promise<Buffer[]> => {
      const before = 'select content from regulation where number < ? order by number desc limit 3';
      return (await rows<{ content: Buffer }>(conn, before, [number])).map(({ content }) => content);
    },
  };
}
