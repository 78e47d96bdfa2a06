import type { FileView, MilestoneView, SayMilestoneInput } from '@setu/contract';

/** That it happened, when it is expected, or what was said wrongly. */
export type SayingMode = 'say' | 'plan' | 'fix';

/** The form of a saying, whole; each mode shows its part. */
export interface MilestoneValues {
  expected: string;
  happened: string;
  note: string;
  files: FileView[];
}

/** What stands in the form when it opens: of what happens now today. */
export const valuesOf = (milestone: MilestoneView, mode: SayingMode, today: string): MilestoneValues => ({
  expected: milestone.expected ?? '',
  happened: milestone.happened ?? (mode === 'say' ? today : ''),
  note: milestone.note,
  files: milestone.files,
});

/** What is sent of the form: only what its mode is about. */
export function bodyOf(
  values: MilestoneValues,
  { mode, of: { kind, version } }: { mode: SayingMode; of: Pick<MilestoneView, 'kind' | 'version'> },
): SayMilestoneInput {
  const { expected, happened, note, files } = values;
  if (mode === 'plan') return { kind, version, expected, note };
  return { kind, version, happened, note, files: files.map(({ id }) => id) };
}

/** The viewer's today, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
