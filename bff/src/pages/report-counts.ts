import type { ReportName } from '@setu/contract';
import type { ReportQuery } from '@setu/proto/common/reports';
import type { CallContext } from '../http/call-context.js';

/**
 * The values in a row that come from services other than the report's owner, by column name, in the format of cells.
 */
export type OtherCells = Readonly<Record<string, string>>;

/** Fetches the values of many rows in one call, by their ids. Without ids, returns the total under an empty id. */
type Counts = (call: CallContext, ids: readonly string[], query: ReportQuery) => Promise<Map<string, OtherCells>>;

const byId = <Counted>(
  counted: readonly Counted[],
  idOf: (one: Counted) => string,
  cells: (one: Counted) => OtherCells,
) => new Map(counted.map((one) => [idOf(one), cells(one)]));

const requestsOf =
  (asSuppliers: boolean): Counts =>
  async (call, companyIds) => {
    const query = { asSuppliers, companyIds: [...companyIds] };
    const { counted } = await call.deps.services.request.countReportedCompanies(query, call.reads());
    return byId(
      counted,
      ({ companyId }) => companyId,
      ({ requests, open, contracts, contractsMinor }) => ({
        ...{ requests: String(requests), open: String(open), contracts: String(contracts) },
        contracts_sum: String(contractsMinor),
      }),
    );
  };

const cardsOf =
  ($case: 'industries' | 'suppliers'): Counts =>
  async (call, ids) => {
    const of = ids.length === 0 ? undefined : { $case, value: { ids: [...ids] } };
    const { counted } = await call.deps.services.catalogue.countReportedCards({ of }, call.reads());
    return byId(
      counted,
      ({ id }) => id,
      ({ cards, hidden, suppliers, inReview }) => ({
        ...{ cards: String(cards), hidden: String(hidden) },
        ...{ card_suppliers: String(suppliers), in_review: String(inReview) },
      }),
    );
  };

const demandOf: Counts = async (call, skuIds, { period }) => {
  const { counted } = await call.deps.services.request.countReportedDemand(
    { period, skuIds: [...skuIds] },
    call.reads(),
  );
  return byId(
    counted,
    ({ skuId }) => skuId,
    ({ requests, carts }) => ({ requests: String(requests), carts: String(carts) }),
  );
};

const others: Partial<Record<ReportName, { columns: readonly string[]; counts: readonly Counts[] }>> = {
  number_of_suppliers_industry: { columns: ['cards', 'card_suppliers'], counts: [cardsOf('industries')] },
  report_on_catalog_reports: { columns: ['requests', 'carts'], counts: [demandOf] },
  report_on_buyers: { columns: ['requests', 'open', 'contracts', 'contracts_sum'], counts: [requestsOf(false)] },
  report_on_suppliers: {
    columns: ['cards', 'hidden', 'in_review', 'requests', 'open', 'contracts', 'contracts_sum'],
    counts: [cardsOf('suppliers'), requestsOf(true)],
  },
};

/**
 * Returns the values of these rows that come from other services. Every column is filled, and missing counts are zero.
 * Without ids, returns the values of the complete report under an empty id.
 */
export async function otherCells(
  call: CallContext,
  { name, ids, query }: { name: ReportName; ids: readonly string[]; query: ReportQuery },
): Promise<(id: string) => OtherCells> {
  const of = others[name];
  if (!of) return () => ({});
  const found = await Promise.all(of.counts.map((counts) => counts(call, ids, query)));
  const none = Object.fromEntries(of.columns.map((column) => [column, '0']));
  return (id) => {
    const known = Object.assign({}, ...found.map((counts) => counts.get(id)));
    return Object.fromEntries(Object.entries(none).map(([column, zero]) => [column, known[column] ?? zero]));
  };
}
