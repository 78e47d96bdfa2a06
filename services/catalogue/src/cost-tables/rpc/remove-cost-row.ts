import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import { removeRow } from '../changes/remove-row.js';
import { readTable } from './wire-rows.js';

/** Removes a row. Removing it again does nothing. For admins. */
export const removeCostRow: Rpc<'removeCostRow'> =
  ({ write }) =>
  async (request, { actor }) => {
    mustKeepTables(actor);
    const command = { table: readTable(request.table), id: readId(request.id), version: request.version };
    await write((stores) => removeRow(stores, command));
    return {};
  };
