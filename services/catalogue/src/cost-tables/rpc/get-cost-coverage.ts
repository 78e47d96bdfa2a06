import { businessDay } from '@setu/proto/business-day';
import { wireCostPlaceGap, wireCostTable } from '@setu/proto/wire-words';
import { costTables } from '@setu/proto/words';
import type { Rpc } from '../../served.js';
import { mustKeepTables } from '../changes/must-keep-tables.js';
import type { CodeGaps } from '../store/cost-coverage.js';

const toWireGaps = ({ cards, codes }: CodeGaps) => ({
  cards,
  codes: codes.map(({ hsCode, en, ru, ...code }) => ({ ...code, hsCode, name: { en: en ?? '', ru: ru ?? '' } })),
});

/** Returns what the tables lack today. For admins. */
export const getCostCoverage: Rpc<'getCostCoverage'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustKeepTables(actor);
    const today = businessDay('moscow', clock.now());
    const { costCoverage } = read;
    const [tables, withoutDuty, withoutVat, places] = await Promise.all([
      Promise.all(costTables.map((table) => costCoverage.table(table, today))),
      costCoverage.codeGaps('duty', today),
      costCoverage.codeGaps('vat', today),
      costCoverage.placeGaps(today),
    ]);
    return {
      today,
      tables: tables.map((one) => ({ ...one, table: wireCostTable(one.table) })),
      ...{ withoutDuty: toWireGaps(withoutDuty), withoutVat: toWireGaps(withoutVat) },
      places: places.map(({ code, name, gap }) => ({ place: { code, name }, gap: wireCostPlaceGap(gap) })),
    };
  };
