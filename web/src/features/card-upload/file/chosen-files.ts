import type { CardUploadView } from '@setu/contract';
import { extensionOf } from '../../../lib/file-name';

/** The files to upload. */
export interface ChosenFiles {
  sheet: File | null;
  pictures: File | null;
}

export type FileFault = { key: 'wrongSheet' | 'tooLarge'; name: string; limit: number };

const kindOf = (name: string): keyof ChosenFiles | null => {
  const extension = extensionOf(name);
  if (extension === 'xls' || extension === 'xlsx') return 'sheet';
  return extension === 'zip' ? 'pictures' : null;
};

/**
 * Returns the choice after new files were chosen or dropped, and the errors of rejected files. Of two files of a kind
 * the later one counts.
 */
export const choose = (
  before: ChosenFiles,
  files: readonly File[],
  limits: CardUploadView['limits'],
): { chosen: ChosenFiles; faults: FileFault[] } => {
  const chosen = { ...before };
  const faults: FileFault[] = [];
  for (const file of files) {
    const kind = kindOf(file.name);
    const limit = kind === 'pictures' ? limits.pictures_bytes : limits.sheet_bytes;
    if (!kind) faults.push({ key: 'wrongSheet', name: file.name, limit });
    else if (file.size > limit) faults.push({ key: 'tooLarge', name: file.name, limit });
    else chosen[kind] = file;
  }
  return { chosen, faults };
};
