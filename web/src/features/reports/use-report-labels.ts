import type { ReportName } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { CellLabels } from './report-cell';

/** Returns the labels of report codes, the same as in the files. */
export function useReportLabels() {
  const t = useTexts('report-words');
  // The codes of a report are text keys: column and line names from the contract's table, statuses and roles from the
  // answer.
  const say = t as unknown as (key: string, options?: { defaultValue: string }) => string;
  const cell: CellLabels = {
    termOf: (term) => say(`words.${term}`, { defaultValue: term }),
    roleOf: (role) => say(`roles.${role}`, { defaultValue: role }),
  };
  return {
    t,
    cell,
    columnOf: (column: string) => say(`columns.${column}`),
    lineOf: (line: string) => say(`lines.${line}`),
    of: (name: ReportName) => ({
      title: say(`reports.${name}.title`),
      text: say(`reports.${name}.text`),
      table: say(`reports.${name}.table`),
      chart: say(`reports.${name}.chart`),
    }),
  };
}
