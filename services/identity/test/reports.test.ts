import type { Actor } from '@setu/proto/common';
import type { ReportHead, ReportQuery, ReportRow } from '@setu/proto/common/reports';
import { ReportName } from '@setu/proto/common/words';
import { reports } from '@setu/proto/report-columns';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const senior = await actorOf(world, 'senior@setu.example');
const manager = await actorOf(world, 'manager@setu.example');
const query = (part: Partial<ReportQuery>): ReportQuery => ({
  ...{ name: ReportName.REPORT_ON_BUYERS, languages: [], audiences: [], missedOnly: false },
  ...{ newOnly: false, sectionIds: [], step: '' },
  ...part,
});

interface ReportParts {
  head: ReportHead | undefined;
  rows: ReportRow[];
}
async function readReport(part: Partial<ReportQuery> = {}, actor: Actor = senior): Promise<ReportParts> {
  const all: ReportParts = { head: undefined, rows: [] };
  for await (const { head, rows } of world.client.streamCompanyReport({ query: query(part) }, { actor })) {
    all.head ??= head;
    all.rows.push(...rows);
  }
  return all;
}
const cells = (name: keyof typeof reports, { rows }: ReportParts, of: string): string[] => {
  const at = reports[name].columns.findIndex((one) => one.name === of);
  return rows.map((row) => row.cells[at] ?? '');
};
const sum = (name: keyof typeof reports, { head }: ReportParts, of: string): string =>
  head?.sums[reports[name].columns.findIndex((one) => one.name === of)] ?? '';
const added = (numbers: readonly string[]): number => numbers.reduce((all, one) => all + Number(one), 0);
const sqlCount = async (sql: string): Promise<number> =>
  Number((await world.deps.db.raw<{ rows: { n: string }[] }>(`select count(*) as n from ${sql}`)).rows[0]?.n);

describe('Reports on companies', () => {
  it.each([
    ['report_on_buyers', ReportName.REPORT_ON_BUYERS, 'customer'],
    ['report_on_suppliers', ReportName.REPORT_ON_SUPPLIERS, 'supplier'],
  ] as const)('%s lists every company of its type once, and its sums match plain SQL', async (report, name, type) => {
    const all = await readReport({ name });
    const ids = await world.deps.db('company').where({ type }).pluck('id');
    expect(all.rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(Number(all.head?.total)).toBe(ids.length);
    const people = await sqlCount(
      `app_user u join company c on c.id = u.company_id where c.type = '${type}' and u.status = 'active'`,
    );
    expect([Number(sum(report, all, 'people')), added(cells(report, all, 'people'))]).toEqual([people, people]);
    expect(all.head?.points).toHaveLength(12);
    // Columns that other services fill are empty.
    expect(new Set(cells(report, all, 'requests'))).toEqual(new Set(['']));
  });

  it('are returned by page and in the requested order', async () => {
    const sort = { key: 'people', descending: true };
    const all = await readReport({ sort });
    const pages = await Promise.all([1, 2].map((page) => readReport({ sort, page: { page, limit: 2 } })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 4));
    const people = cells('report_on_buyers', all, 'people').map(Number);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
  });

  it('count a supplier once in each of its industries, and once in the total', async () => {
    const name = ReportName.NUMBER_OF_SUPPLIERS_INDUSTRY;
    const all = await readReport({ name });
    expect(all.rows).toHaveLength(await sqlCount('industry'));
    const companies = cells('number_of_suppliers_industry', all, 'companies');
    const inIndustries = "company c where c.type = 'supplier' and c.deleted_at is null";
    expect(added(companies)).toBe(
      await sqlCount(
        `(select distinct c.id, i ->> 'id' from ${inIndustries.replace(' where', ', jsonb_array_elements(c.industries) i where')}) x`,
      ),
    );
    expect(Number(sum('number_of_suppliers_industry', all, 'companies'))).toBe(
      await sqlCount(`${inIndustries} and jsonb_array_length(c.industries) > 0`),
    );
  });
});

describe('The report on buyers’ users', () => {
  const name = ReportName.BUYERS_USERS;

  it('lists active, disabled and invited users with their roles and when they were last seen', async () => {
    const all = await readReport({ name });
    const people = await sqlCount(
      "app_user u join company c on c.id = u.company_id where c.type = 'customer' and u.status <> 'deleted'",
    );
    const invited = await sqlCount(
      "invite i join company c on c.id = i.company_id where c.type = 'customer' and i.status = 'sent' and i.user_id is null",
    );
    expect([all.rows.length, Number(all.head?.total)]).toEqual([people + invited, people + invited]);
    const buyer = all.rows.find(({ id }) => id === idOf('buyer@volga.example'));
    expect(buyer?.cells[1]).toBe('buyer@volga.example');
    expect(buyer?.cells[4]?.split(',').length).toBeGreaterThan(0);
    expect(all.rows.some(({ cells: row }) => row[1]?.endsWith('kaveri.example'))).toBe(false);
    const usedAt = new Date('2026-11-20T08:00:00Z');
    await world.deps.db('known_device').insert({
      ...{ token_hash: Buffer.from('device'), user_id: idOf('buyer@volga.example'), network: '10.0.0.0/24' },
      last_used_at: usedAt,
    });
    const again = (await readReport({ name })).rows.find(({ id }) => id === idOf('buyer@volga.example'));
    expect(new Date(again?.cells[7] ?? '').getTime()).toBeGreaterThanOrEqual(usedAt.getTime());
  });
});

describe('Downloading a report', () => {
  const period = { from: '2026-11-01', to: '2026-11-20', timeZone: 'Europe/Moscow' };

  it('is recorded: who, which report, its period and when', async () => {
    const part = { name: ReportName.REPORT_ON_SEARCH_REQUESTS, period, languages: ['ru'] };
    await world.client.recordReportDownload({ query: query(part) }, { actor: senior });
    await world.client.recordReportDownload({ query: query({}) }, { actor: senior });
    const { downloads } = await world.client.listReportDownloads({}, { actor: senior });
    expect(downloads.map(({ name, from, to }) => [name, from, to])).toEqual([
      [ReportName.REPORT_ON_BUYERS, '', ''],
      [ReportName.REPORT_ON_SEARCH_REQUESTS, '2026-11-01', '2026-11-20'],
    ]);
    const stored = await world.deps.db('report_download').where({ report: 'report_on_search_requests' }).first();
    expect(stored).toMatchObject({ by_user_id: senior.userId, filters: { languages: ['ru'] } });
    expect(downloads[0]?.person).not.toBe('');
  });

  it('is rejected without its period', async () => {
    const part = { name: ReportName.REPORT_ON_SEARCH_REQUESTS };
    await expect(world.client.recordReportDownload({ query: query(part) }, { actor: senior })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'from' }],
    });
  });
});

it.each([
  ['a report of another service', { name: ReportName.CATALOG_ANALYSIS }, 'name'],
  ['an unknown sort key', { sort: { key: 'inn', descending: false } }, 'sort'],
])('%s is rejected on its field, and users other than senior managers are rejected', async (_why, part, path) => {
  await expect(readReport(part)).rejects.toMatchObject({ kind: 'invalid', fields: [{ path }] });
  await expect(readReport({}, manager)).rejects.toMatchObject({ kind: 'forbidden' });
});
