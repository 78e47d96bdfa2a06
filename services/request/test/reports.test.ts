import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededCustomers } from '../src/seed/customers.js';
import { seedRequests } from '../src/seed/seed-requests.js';
import { boot, people, type World } from './fixtures.js';

const senior = actors.broker({ permissions: ['report'] });
const fullPeriod = { from: '2020-01-01', to: '2027-01-01', timeZone: 'UTC' };

let world: World;
beforeAll(async () => {
  world = await boot();
  await seedRequests({
    ...{ url: world.deps.env.DATABASE_URL, requests: 400, customers: seededCustomers(20, 7), seed: 7 },
    ...{ now: new Date('2026-11-20T09:00:00Z'), onProgress: () => undefined },
  });
}, 120_000);
afterAll(() => world?.close());

const sqlNumber = async (sql: string): Promise<number> =>
  Number((await world.deps.db.raw<{ rows: { n: string }[] }>(`select ${sql}`)).rows[0]?.n);
const made = "status in ('contracted', 'partially_paid', 'completed')";

describe('The figures for reports', () => {
  it.each([
    [false, 'customer_company_id'],
    [true, 'supplier_company_id'],
  ])('of companies (as suppliers: %s) add up to the total and match plain SQL', async (asSuppliers, column) => {
    const ids: string[] = await world.deps.db('request').whereNotNull(column).distinct(column).pluck(column);
    const count = async (companyIds: string[]) =>
      (await world.client.countReportedCompanies({ asSuppliers, companyIds }, { actor: senior })).counted;
    const each = await count(ids);
    const [all] = await count([]);
    const sums = (rows: typeof each) => ({
      requests: rows.reduce((sum, { requests }) => sum + requests, 0),
      contracts: rows.reduce((sum, { contracts }) => sum + contracts, 0),
      contractsMinor: rows.reduce((sum, { contractsMinor }) => sum + contractsMinor, 0n),
    });
    expect(all).toMatchObject(sums(each));
    expect(all?.contracts).toBe(await sqlNumber(`count(*) as n from request where ${made} and ${column} is not null`));
    expect(all?.contractsMinor).toBe(
      BigInt(
        await sqlNumber(`coalesce(sum(total_minor), 0) as n from request where ${made} and ${column} is not null`),
      ),
    );
    const requests = asSuppliers
      ? await sqlNumber('count(*) as n from invitation')
      : await sqlNumber("count(*) as n from request where status <> 'draft'");
    expect(all?.requests).toBe(requests);
  });

  it('of cards add up to the total', async () => {
    const skuIds: string[] = await world.deps.db('request').whereNotNull('sku_id').distinct('sku_id').pluck('sku_id');
    const countDemand = async (ids: string[], period = fullPeriod) =>
      (await world.client.countReportedDemand({ period, skuIds: ids }, { actor: senior })).counted;
    const total = await sqlNumber(
      "count(*) as n from request where kind = 'rfc' and status <> 'draft' and sku_id is not null",
    );
    const each = await countDemand(skuIds.slice(0, 1000));
    const [all] = await countDemand([]);
    expect(each.reduce((sum, { requests }) => sum + requests, 0)).toBe(all?.requests);
    expect(all?.requests).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(await countDemand([], { ...fullPeriod, to: '2020-01-02' })).toEqual([{ skuId: '', requests: 0, carts: 0 }]);
  });

  it('are for senior managers only', async () => {
    for (const actor of [people.manager, people.buyer, people.supplier]) {
      const calls = [
        world.client.countReportedCompanies({ asSuppliers: false, companyIds: [] }, { actor }),
        world.client.countReportedDemand({ period: fullPeriod, skuIds: [] }, { actor }),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
    }
    await expect(world.client.countReportedDemand({ skuIds: [] }, { actor: senior })).rejects.toMatchObject({
      fields: [{ path: 'period' }],
    });
  });
});
