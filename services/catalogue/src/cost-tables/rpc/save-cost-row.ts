import { readOptionalId } from '@setu/kit/rpc';
import { businessDay } from '@setu/proto/business-day';
import * as wire from '@setu/proto/catalogue/cost_tables';
import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { saveRow } from '../changes/save-row.js';
import { readTable, toWireRow } from './wire-rows.js';

/** Creates or changes a row. For admins. */
export const saveCostRow: Rpc<'saveCostRow'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustKeepTables(actor);
    const { version, values, key } = request;
    const [table, id] = [readTable(request.table), readOptionalId(request.id)];
    const now = clock.now();
    return write((stores) =>
      stores.idempotent(
        {
          principal: [actor.userId, actor.actingUserId].filter(Boolean).join('/'),
          route: 'SaveCostRow',
          key,
          fingerprint: wire.SaveCostRowRequest.encode({ ...request, key: '' }).finish(),
          answer: wire.SaveCostRowResponse,
        },
        async () => {
          const typed = { table, id, newId: ids.id(), version, values };
          const row = await saveRow(stores, typed, { by: actor.actingUserId || actor.userId, at: now });
          return { row: toWireRow(row, businessDay('moscow', now)) };
        },
      ),
    );
  };
