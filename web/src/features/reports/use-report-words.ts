import type { ReportName } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { CellWords } from './report-cell';

/** The words of reports that arrive as codes; the same the files have. */
export function useReportWords() {
  const t = useTexts('report-words');
  // Codes are the keys: columns and lines of the contract's table, words and roles of the answer.
  const say = t as unknown as (key: string, options?: { defaultValue: string }) => string;
  const cell: CellWords = {
    wordOf: (word) => say(`words.${word}`, { defaultValue: word }),
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
