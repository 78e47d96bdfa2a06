import { invalid, isAppError } from '@setu/kit/core';
import type { FileRef } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type { Ask } from '../http/ask.js';

interface Written {
  requestId: string;
  /** The whole list, as the form has it. */
  ids: readonly string[];
  /** The files the request has already. */
  known: readonly FileRef[];
}

const knownRefs = ({ ids, known }: Written): FileRef[] | undefined => {
  const had = new Map(known.map((file) => [file.id, file]));
  const refs = ids.map((id) => had.get(id));
  return refs.every((file) => file !== undefined) ? refs : undefined;
};

/** The files something is written with, leased in media where one of them is new to it; 422 as filesToSave. */
export const filesOf = async (
  ask: Ask,
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
  return knownRefs(written) ?? lease(ask, written, kind);
};

const lease = async (ask: Ask, { requestId, ids }: Written, targetKind = TargetKind.REQUEST): Promise<FileRef[]> => {
  const { files } = await ask.deps.services.media.leaseFiles(
    { fileIds: [...ids], targetKind, targetId: requestId },
    ask.reads(),
  );
  return files;
};

const mustDiffer = ({ ids }: Written): void => {
  if (new Set(ids).size < ids.length) throw invalid({ files: 'file_repeated' });
};

/**
 * The files of a draft about to be saved, leased in media when one of them is new; 422 on `files.0` and so on for what
 * is gone or not the caller's to use.
 */
export const filesToSave = async (ask: Ask, written: Written): Promise<FileRef[]> => {
  mustDiffer(written);
  return knownRefs(written) ?? lease(ask, written);
};

/**
 * The files of a request about to be published, all of them leased in media. While media does not answer, those an
 * earlier save has leased already stand for themselves: nothing removes them meanwhile.
 */
export const filesToPublish = async (ask: Ask, written: Written): Promise<FileRef[]> => {
  mustDiffer(written);
  if (written.ids.length === 0) return [];
  try {
    return await lease(ask, written);
  } catch (error) {
    const known = isAppError(error, 'unavailable') ? knownRefs(written) : undefined;
    if (known === undefined) throw error;
    return known;
  }
};
