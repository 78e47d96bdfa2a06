import { maxPicturesBytes, maxSheetBytes } from '@setu/contract';
import { invalid, invalidCode, isAppError } from '@setu/kit/core';
import multer from 'multer';
import { readWithTimeout, uploadedBody } from './body-timeout.js';
import type { CallContext } from './call-context.js';
import { type StoredImportFile, sendImportFile } from './import-file.js';

/** The fields of a form with a file of cards. The files themselves are stored in media. */
export interface CardsForm {
  fields: Record<string, unknown>;
  sheet: StoredImportFile | undefined;
  pictures: StoredImportFile | undefined;
}

/** The longest time a file of cards with its pictures may take to arrive. */
export const longestUploadMs = 600_000;

interface AcceptedFile {
  kind: 'sheet' | 'pictures';
  maxBytes: number;
  ending: RegExp;
}

const accepted: Record<string, AcceptedFile> = {
  file: { kind: 'sheet', maxBytes: maxSheetBytes, ending: /\.xlsx?$/i },
  pictures: { kind: 'pictures', maxBytes: maxPicturesBytes, ending: /\.zip$/i },
};

const limits = { fileSize: maxPicturesBytes + 1, files: 2, fields: 20, parts: 22, fieldSize: 10_000 };

const asRefusal = (error: unknown): unknown => {
  if (isAppError(error)) return error;
  if (!(error instanceof multer.MulterError)) return invalidCode('malformed_request');
  return error.code === 'LIMIT_FILE_SIZE'
    ? invalid({ [error.field ?? 'file']: 'pictures_too_large' })
    : invalidCode('malformed_request');
};

/** Streams each file on to media. Nothing is stored here. */
const toMedia = (
  call: CallContext,
  companyId: string,
  found: Map<string, StoredImportFile>,
  signal: AbortSignal,
): multer.StorageEngine => ({
  _handleFile: (_req, file, done) => {
    const { kind, maxBytes, ending } = accepted[file.fieldname] as AcceptedFile;
    const name = file.originalname;
    if (!ending.test(name)) {
      file.stream.resume();
      done(invalid({ [file.fieldname]: `${kind}_type` }));
      return;
    }
    sendImportFile(call, { kind, companyId, name, bytes: file.stream, maxBytes }, signal).then(
      (stored) => {
        found.set(kind, stored);
        done(null, { size: stored.size });
      },
      (error: unknown) => done(error),
    );
  },
  // Media deletes stored files that are not used.
  _removeFile: (_req, _file, done) => done(null),
});

/**
 * Reads a multipart form with `file` and `pictures` and streams both into media.
 * Throws `invalid` on the field of a rejected file, 415 for any other body, 400 for an unreadable one, and 408 for a
 * slow one.
 */
export const readCardsForm = async (call: CallContext, companyId: string): Promise<CardsForm> => {
  const { req, res } = call;
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw invalidCode('unsupported_media_type');
  const found = new Map<string, StoredImportFile>();
  await readWithTimeout(req, { ...uploadedBody, longestMs: longestUploadMs }, (slow) => {
    const signal = AbortSignal.any([call.signal, slow]);
    const storage = toMedia(call, companyId, found, signal);
    const parser = multer({ storage, limits, defParamCharset: 'utf8' }).fields(
      Object.keys(accepted).map((name) => ({ name, maxCount: 1 })),
    );
    return new Promise<void>((resolve, reject) => {
      parser(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(asRefusal(error))));
    });
  });
  return { fields: { ...req.body }, sheet: found.get('sheet'), pictures: found.get('pictures') };
};
