import type { CostCoverageView, CostImportView, CostPlaceView, CostRowView } from '@setu/contract';
import type * as wire from '@setu/proto/catalogue/cost_tables';
import { costPlaceGapWord, costRowStateWord, costTableWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';

export const costRowView = (one: wire.CostRow, language: Language): CostRowView => ({
  ...{ id: one.id, version: one.version, values: one.values, state: costRowStateWord(one.state) ?? 'in_force' },
  ...{ changed_at: one.changedAt, changed_by: one.changedById || null },
  name: one.name?.[language] ?? '',
});

export const costPlaceView = ({ code, name }: wire.CostPlace, language: Language): CostPlaceView => ({
  ...{ code, name: name?.[language] ?? code },
});

export const costImportView = (one: wire.ImportCostRowsResponse): CostImportView => ({
  ...{ is_applied: one.isApplied, new: one.fresh, changed: one.changed, unchanged: one.unchanged, faulty: one.faulty },
  faulty_rows: one.faultyRows.map(({ line, problems }) => ({
    line,
    problems: problems.map(({ column, code, params, value }) => ({ column, code, params, value })),
  })),
});

const codeGaps = (gaps: wire.CostCodeGaps | undefined, language: Language): CostCoverageView['without_duty'] => ({
  cards: gaps?.cards ?? 0,
  codes: (gaps?.codes ?? []).map(({ hsCode, name, cards, skuId }) => ({
    ...{ hs_code: hsCode, name: name?.[language] ?? '', cards, sku: skuId },
  })),
});

/** Presents what the tables lack. A table or gap that this build does not know is left out. */
export const costCoverageView = (one: wire.GetCostCoverageResponse, language: Language): CostCoverageView => ({
  today: one.today,
  tables: one.tables.flatMap((counted) => {
    const table = costTableWord(counted.table);
    const { rows, inForce, expiring, expired, examples } = counted;
    return table === undefined ? [] : [{ table, rows, in_force: inForce, expiring, expired, examples }];
  }),
  ...{ without_duty: codeGaps(one.withoutDuty, language), without_vat: codeGaps(one.withoutVat, language) },
  places: one.places.flatMap(({ place, gap: wireGap }) => {
    const gap = costPlaceGapWord(wireGap);
    return place === undefined || gap === undefined ? [] : [{ place: costPlaceView(place, language), gap }];
  }),
});
