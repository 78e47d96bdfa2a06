import { invalid, isAppError } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type { CallContext } from '../http/call-context.js';

interface Written {
  requestId: string;
  /** The file ids in the form, as a complete list. */
  ids: readonly string[];
  /** The files the request already has. */
  known: readonly FileRef[];
}

const knownRefs = ({ ids, known }: Written): FileRef[] | undefined => {
  const had = new Map(known.map((file) => [file.id, file]));
  const refs = ids.map((id) => had.get(id));
  return refs.every((file) => file !== undefined) ? refs : undefined;
};

/** Returns the files of an object. If any is new, leases all of them in media. 422 as in filesToSave. */
export const filesOf = async (
  call: CallContext,
  {
    kind,
    targetId,
    ids,
    known,
  }: { kind: TargetKind; targetId: string; ids: readonly string[]; known: readonly FileRef[] },
): Promise<FileRef[]> => {
  const written = { requestId: targetId, ids, known };
  mustDiffer(written);
  if (ids.length === 0) return [];
  return knownRefs(written) ?? lease(call, written, kind);
};

const lease = async (
  call: CallContext,
  { requestId, ids }: Written,
  targetKind = TargetKind.REQUEST,
): Promise<FileRef[]> => {
  const { files } = await call.deps.services.media.leaseFiles(
    { fileIds: [...ids], targetKind, targetId: requestId },
    call.reads(),
  );
  return files;
};

const mustDiffer = ({ ids }: Written): void => {
  if (new Set(ids).size < ids.length) throw invalid({ files: 'file_repeated' });
};

/**
 * Returns the files of a draft to be saved. If any is new, leases all of them in media. 422 on `files.0` and so on for
 * a deleted file, or one the caller may not use.
 */
export const filesToSave = async (call: CallContext, written: Written): Promise<FileRef[]> => {
  mustDiffer(written);
  return knownRefs(written) ?? lease(call, written);
};

/**
 * Returns the files of a request to be published, all leased in media. If media does not answer, uses the leases of an
 * earlier save, because leased files are not deleted.
 */
export const filesToPublish = async (call: CallContext, written: Written): Promise<FileRef[]> => {
  mustDiffer(written);
  if (written.ids.length === 0) return [];
  try {
    return await lease(call, written);
  } catch (error) {
    const known = isAppError(error, 'unavailable') ? knownRefs(written) : undefined;
    if (known === undefined) throw error;
    return known;
  }
};
