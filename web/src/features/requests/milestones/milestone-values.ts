import type { FileView, MilestoneView, SayMilestoneInput } from '@setu/contract';

/** The kind of report: the milestone happened, is expected, or an earlier report is corrected. */
export type ReportMode = 'say' | 'plan' | 'fix';

/** The values of a milestone report. Each mode shows some of them. */
export interface MilestoneValues {
  expected: string;
  happened: string;
  note: string;
  files: FileView[];
}

/** Returns the initial values of the form. A milestone that just happened starts with today. */
export const valuesOf = (milestone: MilestoneView, mode: ReportMode, today: string): MilestoneValues => ({
  expected: milestone.expected ?? '',
  happened: milestone.happened ?? (mode === 'say' ? today : ''),
  note: milestone.note,
  files: milestone.files,
});

/** Returns the body to send, with only the fields of its mode. */
export function bodyOf(
  values: MilestoneValues,
  { mode, of: { kind, version } }: { mode: ReportMode; of: Pick<MilestoneView, 'kind' | 'version'> },
): SayMilestoneInput {
  const { expected, happened, note, files } = values;
  if (mode === 'plan') return { kind, version, expected, note };
  return { kind, version, happened, note, files: files.map(({ id }) => id) };
}

/** Returns today's date in the viewer's time zone, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
