import type { FileView } from '@setu/contract';
import { use, useRef, useState } from 'react';
import { isProblem, type Problem, toProblem } from '../api/problem';
import { problemText } from '../api/problem-text';
import { formatFileSize } from '../i18n/file-size';
import { useTexts } from '../i18n/use-texts';
import { showFailure } from '../ui/modal/failure-modal';
import { type FileFault, faultOf } from './file-checks';
import { FormContext } from './form-context';
import {
  useCheckFreeSpaceMutation,
  useGetFileRestrictionsQuery,
  useRemoveFileMutation,
  useUploadFileMutation,
} from './media-api';

/** A file being uploaded. `share` is the part that has been sent, from 0 to 1. */
export interface Upload {
  name: string;
  share: number;
}

interface Uploads {
  limits: { size: number; types: string[] } | undefined;
  uploading: Upload[];
  /** Why the last chosen file was rejected, or undefined. */
  fault: string | undefined;
  /** The warnings about files that were stored, such as pictures that are too small. */
  warnings: string[];
  add: (files: File[]) => Promise<void>;
  remove: (file: FileView) => Promise<void>;
}

// The file is not attached to this form, or is already deleted. The viewer does not need to know.
const isIgnored = ({ kind, code }: Problem) => kind === 'notFound' || code === 'file_in_use';

/** The restrictions of a field's files: allowed extensions and the maximum number. */
interface UploadLimits {
  kinds?: string[] | undefined;
  max?: number | undefined;
}

/**
 * Checks, uploads and removes files one by one. `onChange` receives the list after each change. If there are more files
 * than the field accepts, none is uploaded. Every failure opens an error modal, and stays at the
 * field until the next file is chosen.
 */
export function useUploads(
  files: FileView[],
  onChange: (files: FileView[]) => void,
  { kinds, max }: UploadLimits = {},
): Uploads {
  const t = useTexts();
  const { savings } = use(FormContext);
  const { data: allowed } = useGetFileRestrictionsQuery();
  const limits =
    allowed && kinds ? { ...allowed, types: allowed.types.filter((type) => kinds.includes(type)) } : allowed;
  const [checkFreeSpace] = useCheckFreeSpaceMutation();
  const [uploadFile] = useUploadFileMutation();
  const [removeFile] = useRemoveFileMutation();
  const [uploading, setUploading] = useState<Upload[]>([]);
  const [fault, setFault] = useState<string>();
  const [warned, setWarned] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(files);
  latest.current = files;
  const report = (text: string, requestId?: string) => {
    setFault(text);
    void showFailure({ title: t('files.faultTitle'), text, requestId });
  };
  const put = (next: FileView[]) => {
    latest.current = next;
    onChange(next);
  };
  const faultText = ({ key, name }: FileFault) =>
    t(`files.${key}`, { name, limit: formatFileSize(limits?.size ?? 0), types: limits?.types.join(', ') ?? '' });
  const send = async (file: File) => {
    setUploading((now) => [...now, { name: file.name, share: 0 }]);
    const onSent = (share: number) =>
      setUploading((now) => now.map((one) => (one.name === file.name ? { ...one, share } : one)));
    try {
      await checkFreeSpace(file.size).unwrap();
      const { warning, ...stored } = await uploadFile({ file, onSent }).unwrap();
      if (warning) setWarned((now) => new Map(now).set(stored.id, warning));
      put([...latest.current, stored]);
    } catch (error) {
      const problem = isProblem(error) ? error : null;
      const reason = problem ? `: ${problemText(problem)}` : '';
      report(`${t('files.uploadFailed', { name: file.name })}${reason}`, problem?.requestId);
    } finally {
      setUploading((now) => now.filter(({ name }) => name !== file.name));
    }
  };
  const add = async (chosen: File[]) => {
    setFault(undefined);
    if (max !== undefined && latest.current.length + uploading.length + chosen.length > max)
      return report(t('files.tooMany', { count: max }));
    for (const file of chosen) {
      const fault = limits ? faultOf(file, limits, latest.current) : null;
      if (fault) report(faultText(fault));
      else await send(file);
    }
  };
  const remove = async (file: FileView) => {
    // The file leaves the form even if the server could not remove it. The server cleans up files that are not
    // attached.
    put(latest.current.filter(({ id }) => id !== file.id));
    // A pending save may still contain the file. If the file were removed before the save arrives, the server would
    // reject the save.
    await Promise.all([...savings].map((settled) => settled()));
    const { error } = await removeFile(file.id);
    if (error && !isIgnored(toProblem(error))) {
      report(`${t('files.removeFailed', { name: file.original_name })}: ${problemText(toProblem(error))}`);
    }
  };
  const warnings = files.flatMap(({ id }) => warned.get(id) ?? []);
  return { limits, uploading, fault, warnings, add, remove };
}
