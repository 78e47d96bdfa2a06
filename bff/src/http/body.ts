import { AppError, invalidCode } from '@setu/kit/core';
import busboy from 'busboy';
import type { Request } from 'express';
import { readBrackets } from './brackets.js';

const maxBytes = 1024 * 1024;

const readAll = async (req: Request): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw invalidCode('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readJson = async (req: Request): Promise<unknown> => {
  const text = (await readAll(req)).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidCode('malformed_request');
  }
};

const readForm = async (req: Request): Promise<unknown> =>
  readBrackets(new URLSearchParams((await readAll(req)).toString('utf8')));

/** The fields of a multipart form; a file sent to a route that takes none is refused. */
const readMultipart = (req: Request): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const pairs: [string, string][] = [];
    const fail = (error: unknown) => {
      req.unpipe();
      req.resume();
      reject(error instanceof AppError ? error : invalidCode('malformed_request'));
    };
    try {
      const form = busboy({ headers: req.headers, limits: { fieldSize: maxBytes, fields: 500, files: 0 } });
      form.on('field', (name, value) => pairs.push([name, value]));
      form.on('filesLimit', () => fail(invalidCode('malformed_request')));
      form.on('error', fail);
      form.on('close', () => {
        try {
          resolve(readBrackets(pairs));
        } catch (error) {
          fail(error);
        }
      });
      req.on('aborted', () => fail(invalidCode('malformed_request')));
      req.pipe(form);
    } catch (error) {
      fail(error);
    }
  });

/** The body of a call, whichever of the three encodings it came in. Refuses others (415) and what cannot be read (400). */
export const readBody = async (req: Request): Promise<unknown> => {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJson(req);
  if (type === 'application/x-www-form-urlencoded') return readForm(req);
  if (type === 'multipart/form-data') return readMultipart(req);
  if (type === '' && (req.headers['content-length'] ?? '0') === '0' && req.headers['transfer-encoding'] === undefined)
    return {};
  throw invalidCode('unsupported_media_type');
};
