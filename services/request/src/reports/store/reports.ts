import type { TableConn } from '@setu/kit/db';
import { isOpen } from '../../requests/store/open.js';
import type { RequestTables } from '../../requests/store/tables.js';

/** The figures of a company, or of all companies together if the id is empty. */
export interface ReportedCompany {
  companyId: string;
  requests: number;
  open: number;
  contracts: number;
  contractsMinor: bigint;
}

/** The demand for one card, or for all cards together if the id is empty. */
export interface ReportedDemand {
  skuId: string;
  requests: number;
  carts: number;
}

const isContract = "status in ('contracted', 'partially_paid', 'completed')";
const contracts = `(count(*) filter (where ${isContract}))::int as contracts,
  coalesce(sum(total_minor) filter (where ${isContract}), 0)::text as "contractsMinor"`;
const published = "status <> 'draft'";

const customers = (who: string): string => `select customer_company_id as "companyId", count(*)::int as requests,
    (count(*) filter (where ${isOpen}))::int as open, ${contracts}
  from request where ${published}${who} group by customer_company_id`;

const suppliers = (
  invited: string,
  chosen: string,
): string => `select coalesce(received.id, made.id) as "companyId", coalesce(received.requests, 0) as requests,
    coalesce(received.open, 0) as open, coalesce(made.contracts, 0) as contracts, coalesce(made."contractsMinor", '0') as "contractsMinor"
  from (select i.supplier_company_id as id, count(*)::int as requests, (count(*) filter (where ${isOpen}))::int as open
    from invitation i join request r on r.id = i.request_id where ${invited} group by i.supplier_company_id) received
  full join (select supplier_company_id as id, ${contracts} from request where ${isContract} and ${chosen} group by supplier_company_id) made
    on made.id = received.id`;

const together = (each: string): string => `select '' as "companyId", coalesce(sum(requests), 0)::int as requests,
    coalesce(sum(open), 0)::int as open, coalesce(sum(contracts), 0)::int as contracts,
    coalesce(sum("contractsMinor"::numeric), 0)::text as "contractsMinor" from (${each}) each_one`;

const demand = `select listed.id as "skuId",
    (select count(*)::int from request where kind = 'rfc' and ${published} and sku_id = listed.id
      and published_at >= ? and published_at < ?) as requests,
    (select count(*)::int from cart_line where sku_id = listed.id and added_at >= ? and added_at < ?) as carts
  from unnest(?::uuid[]) as listed (id)`;

const totalDemand = `select '' as "skuId",
    (select count(*)::int from request where kind = 'rfc' and ${published} and sku_id is not null
      and published_at >= ? and published_at < ?) as requests,
    (select count(*)::int from cart_line where added_at >= ? and added_at < ?) as carts`;

/** The store of figures for the reports on companies and cards. */
export const reportStore = (conn: TableConn<RequestTables>) => {
  const counted = async (sql: string, bindings: string[][]): Promise<ReportedCompany[]> => {
    const { rows } = await conn.raw<{ rows: (Omit<ReportedCompany, 'contractsMinor'> & { contractsMinor: string })[] }>(
      sql,
      bindings,
    );
    return rows.map((row) => ({ ...row, contractsMinor: BigInt(row.contractsMinor) }));
  };
  return {
    customers: (ids: string[]) => counted(customers(' and customer_company_id = any(?::uuid[])'), [ids]),
    allCustomers: () => counted(together(customers('')), []),
    suppliers: (ids: string[]) =>
      counted(suppliers('i.supplier_company_id = any(?::uuid[])', 'supplier_company_id = any(?::uuid[])'), [ids, ids]),
    allSuppliers: () => counted(together(suppliers('true', 'supplier_company_id is not null')), []),

    demand: async ({ from, before }: { from: Date; before: Date }, ids: string[]): Promise<ReportedDemand[]> => {
      const { rows } = await conn.raw<{ rows: ReportedDemand[] }>(demand, [from, before, from, before, ids]);
      return rows.filter(({ requests, carts }) => requests + carts > 0);
    },
    allDemand: async ({ from, before }: { from: Date; before: Date }): Promise<ReportedDemand[]> =>
      (await conn.raw<{ rows: ReportedDemand[] }>(totalDemand, [from, before, from, before])).rows,
  };
};
