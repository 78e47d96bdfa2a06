import { invalid, readPage } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import { costTableSpec } from '@setu/proto/cost-tables';
import { costRowStateWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { readTable, toWireRow } from './wire-rows.js';

/** Returns a page of a table. For admins. */
export const listCostRows: Rpc<'listCostRows'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    mustKeepTables(actor);
    const table = readTable(request.table);
    const { columns, key } = costTableSpec(table);
    const { search, sort, descending } = request;
    if (sort !== '' && !key.includes(sort)) throw invalid({ sort: 'invalid_option' });
    const { offset, limit } = readPage(request.page);
    const today = businessDay('moscow', clock.now());
    const states = request.states.flatMap((state) => costRowStateWord(state) ?? []);
    const query = { search: search.trim(), states, today, sort: sort || undefined, descending, offset, limit };
    const refersToPlaces = columns.some(({ kind }) => kind === 'place');
    const [{ rows, total }, places] = await Promise.all([
      read.costRows.page(table, query),
      refersToPlaces ? read.costRows.places() : [],
    ]);
    const names = await read.hsCodes.named([...new Set(rows.flatMap(({ values }) => values.code || []))]);
    return {
      rows: rows.map((row) => {
        const named = names.get(row.values.code ?? '');
        return { ...toWireRow(row, today), ...(named && { name: { en: named.en, ru: named.ru } }) };
      }),
      ...{ total, places },
    };
  };
