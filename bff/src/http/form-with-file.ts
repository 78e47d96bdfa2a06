import { invalidCode } from '@setu/kit/core';
import multer from 'multer';
import { readWithTimeout, signedInBody } from './body-timeout.js';
import type { CallContext } from './call-context.js';

/** A form with one small file, read completely. */
export interface FormWithFile {
  fields: Record<string, unknown>;
  /** Absent if none was sent. */
  file?: { name: string; bytes: Buffer };
}

/**
 * Reads a multipart form with at most one file under the given name.
 * Throws 415 for any other body, 413 for a larger file, 400 for an unreadable one, and 408 for a slow one.
 */
export const readFormWithFile = async (
  { req, res }: CallContext,
  field: string,
  maxBytes: number,
): Promise<FormWithFile> => {
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) throw invalidCode('unsupported_media_type');
  const limits = { fileSize: maxBytes, files: 1, fields: 20, parts: 21, fieldSize: 10_000 };
  const parser = multer({ storage: multer.memoryStorage(), limits, defParamCharset: 'utf8' }).single(field);
  await readWithTimeout(
    req,
    { ...signedInBody, maxBytes: maxBytes * 2 },
    () =>
      new Promise<void>((resolve, reject) => {
        parser(req, res, (error?: unknown) => {
          if (error === undefined) return resolve();
          const { code } = error as { code?: unknown };
          reject(invalidCode(code === 'LIMIT_FILE_SIZE' ? 'too_large' : 'malformed_request'));
        });
      }),
  );
  const sent = req.file;
  return { fields: { ...req.body }, ...(sent && { file: { name: sent.originalname, bytes: sent.buffer } }) };
};
