import type { FileView } from '@setu/contract';
import type { Option } from '../../ui/field/select-control';

/** What a field of a dialog holds: text, a number as plain decimal text, what was found, with its words, or files. */
export type ActionValue = string | Option | Option[] | FileView[] | null;

/** Of what a field holds that takes several: what was chosen. */
export const chosenIn = (value: ActionValue | undefined): Option[] =>
  Array.isArray(value) ? value.flatMap((one) => ('label' in one ? [one] : [])) : [];

/** Of what a field of files holds: the files. */
export const filesIn = (value: ActionValue | undefined): FileView[] =>
  Array.isArray(value) ? value.flatMap((one) => ('id' in one ? [one] : [])) : [];
