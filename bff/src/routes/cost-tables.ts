import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { wireCostTable } from '@setu/proto/wire-words';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import {
  costExportMs,
  costImportMs,
  costRowsPage,
  readCostFile,
  sendCostRows,
  sendMarkedCostRows,
  tableOf,
} from '../pages/cost-tables.js';
import { costCoverageView, costImportView, costRowView } from '../present/cost-tables.js';

/** The administration of the tables that landed prices are computed from. */
export const costTableRoutes = [
  route(endpoints.getCostCoverage, async (call) => {
    const found = await call.deps.services.catalogue.getCostCoverage({}, call.reads());
    return { data: costCoverageView(found, call.locale) };
  }),
  route(endpoints.listCostRows, async (call) => ({
    data: await costRowsPage(call, tableOf(call.params.table), call.query),
  })),
  route(endpoints.saveCostRow, async (call) => {
    const { id = '', version, values } = call.input;
    const table = wireCostTable(tableOf(call.params.table));
    const command = { table, id, version, values, key: call.idempotencyKey };
    const { row } = await call.deps.services.catalogue.saveCostRow(command, call.writes());
    if (row === undefined) throw internal('a row was saved but is missing from the answer');
    return { data: { row: costRowView(row, call.locale) } };
  }),
  route(endpoints.removeCostRow, async (call) => {
    const command = { table: wireCostTable(tableOf(call.params.table)), id: call.params.row };
    await call.deps.services.catalogue.removeCostRow({ ...command, version: call.input.version }, call.writes());
    return { data: {} };
  }),
  // The handlers of uploads read the form themselves, because it contains a file.
  route(endpoints.importCostRows, { streams: true, checksLate: true, budgetMs: costImportMs }, async (call) => {
    const table = wireCostTable(tableOf(call.params.table));
    const { fields, file } = await readCostFile(call);
    const apply = readInput(endpoints.importCostRows.input, fields).apply === 'true';
    const options = { ...call.writes(), timeoutMs: costImportMs };
    const { catalogue } = call.deps.services;
    return { data: costImportView(await catalogue.importCostRows({ table, file, apply }, options)) };
  }),
  route(endpoints.markCostRows, { streams: true, budgetMs: costExportMs }, async (call) => {
    await sendMarkedCostRows(call, tableOf(call.params.table));
    return { sent: true };
  }),
  route(endpoints.exportCostRows, { budgetMs: costExportMs }, async (call) => {
    await sendCostRows(call, tableOf(call.params.table));
    return { sent: true };
  }),
];
