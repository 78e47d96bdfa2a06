import type { TariffRule } from '@setu/landed-price';
import { rowOf, type SqlConn } from '../../store/sql.js';
import { type EstimateTables, toFeeStep, toInlandLeg, toLane, toPlace, toTariffRule } from '../domain/estimate-rows.js';
import { costRows } from './cost-rows.js';

/** Returns every beginning of the codes from two digits on, and the empty one, which stands for all goods. */
const beginnings = (codes: readonly string[]): string[] => [
  ...new Set(['', ...codes.flatMap((code) => [...code].map((_digit, at) => code.slice(0, at + 1)))]),
];

/** Reads the tables that landed prices are computed from, as the calculation uses them. */
export const estimateTables = (conn: SqlConn) => {
  const rows = costRows(conn);
  return {
    /** Returns all rows of all tables but tariffs. The calculation chooses those of its day. */
    forEstimate: async (): Promise<EstimateTables> => {
      const [fees, lanes, legs, places] = await Promise.all(
        (['fees', 'lanes', 'legs', 'places'] as const).map((table) => rows.all(table)),
      );
      return {
        ...{ fees: (fees ?? []).map(toFeeStep), lanes: (lanes ?? []).map(toLane) },
        ...{ legs: (legs ?? []).map(toInlandLeg), places: (places ?? []).map(toPlace) },
      };
    },

    /** Returns the rules whose code is a beginning of one of these HS codes, and the rules for all goods. */
    tariffsFor: async (codes: readonly string[]): Promise<TariffRule[]> =>
      (await rows.withCodes(beginnings(codes))).map(toTariffRule),

    /** Returns a text that changes whenever one of the tables changes. */
    revision: async (): Promise<string> => {
      const sql = 'select revision from cost_revision';
      return (await rowOf<{ revision: string }>(conn, { sql, bindings: [] }))?.revision ?? '';
    },
  };
};
