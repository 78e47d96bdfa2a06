import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CostTable } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

describe('The tables of landed prices', () => {
  it.each([
    ['an anonymous visitor', actors.anonymous(), 'unauthenticated'],
    ['a buyer', actors.buyer({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a supplier', actors.supplier({ roles: ['ROLE_ADMIN'] }), 'forbidden'],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), 'forbidden'],
  ])('cannot be read or edited by %s', async (_who, actor, kind) => {
    const { client } = catalogue;
    const table = CostTable.FEES;
    const file = Buffer.from('x');
    const page = { page: 1, limit: 1 };
    const read = async (stream: AsyncIterable<unknown>) => {
      for await (const _part of stream);
    };
    const calls = [
      client.listCostRows({ table, search: '', states: [], page, sort: '', descending: false }, { actor }),
      client.saveCostRow({ table, id: '', version: 0, values: {}, key: '' }, { actor }),
      client.removeCostRow({ table, id: systemIds.id(), version: 1 }, { actor }),
      client.importCostRows({ table, file, apply: true }, { actor }),
      client.getCostCoverage({}, { actor }),
      read(client.markCostRows({ table, file }, { actor })),
      read(client.exportCostRows({ table }, { actor })),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind });
  });
});
