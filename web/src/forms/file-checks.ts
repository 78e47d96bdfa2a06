import type { FileRestrictions, FileView } from '@setu/contract';
import { extensionOf } from '../lib/file-name';

export type FileFault = { key: 'tooLarge' | 'wrongType' | 'duplicate'; name: string };

/** Returns what is wrong with a chosen file before it is uploaded, or null. */
export function faultOf(
  file: { name: string; size: number },
  limits: FileRestrictions,
  attached: Pick<FileView, 'original_name' | 'size'>[],
): FileFault | null {
  if (!limits.types.includes(extensionOf(file.name))) return { key: 'wrongType', name: file.name };
  if (file.size > limits.size) return { key: 'tooLarge', name: file.name };
  const isThere = attached.some(({ original_name, size }) => original_name === file.name && size === file.size);
  return isThere ? { key: 'duplicate', name: file.name } : null;
}
