import { invalidCode } from '@setu/kit/core';
import busboy from 'busboy';
import type { Request } from 'express';
import { readBrackets } from './brackets.js';

// What is left of a refused body is read and dropped, so that the answer reaches who is still sending.
const readAll = (req: Request, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (code: string): void => {
      req.off('data', take);
      req.resume();
      reject(invalidCode(code));
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBytes) fail('too_large');
      else chunks.push(chunk);
    };
    req.on('data', take);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    for (const event of ['error', 'aborted']) req.once(event, () => fail('malformed_request'));
  });

const readJson = async (req: Request, maxBytes: number): Promise<unknown> => {
  const text = (await readAll(req, maxBytes)).toString('utf8');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidCode('malformed_request');
  }
};

const readForm = async (req: Request, maxBytes: number): Promise<unknown> =>
  readBrackets(new URLSearchParams((await readAll(req, maxBytes)).toString('utf8')));

const openForm = (req: Request, maxBytes: number): busboy.Busboy => {
  try {
    return busboy({ headers: req.headers, limits: { fieldSize: maxBytes, fields: 500, files: 0, parts: 500 } });
  } catch {
    throw invalidCode('malformed_request');
  }
};

/** The fields of a multipart form; a file sent to a route that takes none is refused. */
const readMultipart = async (req: Request, maxBytes: number): Promise<unknown> => {
  const form = openForm(req, maxBytes);
  const pairs = await new Promise<[string, string][]>((resolve, reject) => {
    const found: [string, string][] = [];
    let size = 0;
    const fail = (code: string): void => {
      req.unpipe(form);
      req.resume();
      reject(invalidCode(code));
    };
    const malformed = (): void => fail('malformed_request');
    form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      size += value.length;
      if (valueTruncated || size > maxBytes) fail('too_large');
      else if (nameTruncated) malformed();
      else found.push([name, value]);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit', 'error']) form.on(event, malformed);
    form.on('close', () => resolve(found));
    for (const event of ['error', 'aborted']) req.once(event, malformed);
    req.pipe(form);
  });
  return readBrackets(pairs);
};

/**
 * The body of a call, whichever of the three encodings it came in. Refuses others (415), what cannot be read (400) and
 * what is larger (413).
 */
export const readBody = async (req: Request, maxBytes: number): Promise<unknown> => {
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') throw invalidCode('unsupported_media_type');
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJson(req, maxBytes);
  if (type === 'application/x-www-form-urlencoded') return readForm(req, maxBytes);
  if (type === 'multipart/form-data') return readMultipart(req, maxBytes);
  if (type === '' && (req.headers['content-length'] ?? '0') === '0' && req.headers['transfer-encoding'] === undefined)
    return {};
  throw invalidCode('unsupported_media_type');
};
