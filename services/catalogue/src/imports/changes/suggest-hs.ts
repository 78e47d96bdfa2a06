import type { HsCode } from '../../hs-codes/domain/hs-code.js';
import { suggestCodes } from '../../hs-codes/suggest-codes.js';
import { hsRemark } from '../domain/hs-remarks.js';
import { cellText } from '../domain/judge-row.js';
import type { RowWithCells } from '../store/import-rows.js';
import type { RunContext } from './run-context.js';

/** The most names of a file that codes are suggested for. Later rows get none, so that a large file stays quick. */
const maxNames = 500;
const atOnce = 4;

/**
 * Returns a function that remarks on the HS codes of rows, by row number: on codes that are missing, not written as a
 * code, or not in the nomenclature. Rows with the same name share a suggestion.
 */
export function hsRemarks({ deps: { read }, run }: Pick<RunContext, 'deps' | 'run'>, place: number) {
  const byName = new Map<string, Promise<HsCode | undefined>>();
  const suggested = (name: string): Promise<HsCode | undefined> => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    if (byName.size >= maxNames) return Promise.resolve(undefined);
    const goods = { name, description: '', categoryId: undefined, skuId: undefined };
    const found = suggestCodes(read, goods).then(([best]) => best?.code);
    byName.set(name, found);
    return found;
  };
  const codeOf = ({ cells }: RowWithCells): string => {
    const cell = cells[place] ?? '';
    return typeof cell === 'string' ? cellText(cell).replace(/[\s.]/g, '') : '';
  };

  return async (rows: readonly RowWithCells[]): Promise<ReadonlyMap<number, string>> => {
    const codes = rows.map(codeOf).filter((code) => /^\d{4,8}$/.test(code));
    const unknown = codes.length === 0 ? new Set<string>() : await read.hsSuggestions.unknown([...new Set(codes)]);
    const doubtful = rows.filter(
      (row) => unknown.has(codeOf(row)) || row.problems.some(({ column }) => column === 'hs_code'),
    );
    const remarks = new Map<number, string>();
    for (let at = 0; at < doubtful.length; at += atOnce) {
      await Promise.all(
        doubtful.slice(at, at + atOnce).map(async (row) => {
          const text = hsRemark(await suggested(row.name), unknown.has(codeOf(row)), run.starter.locale);
          if (text !== undefined) remarks.set(row.row, text);
        }),
      );
    }
    return remarks;
  };
}
