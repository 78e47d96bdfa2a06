import { invalidCode } from '@setu/kit/core';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import { hasDuplicateKeys } from './json-keys.js';
import { cleanTree, maxPairs, readTree } from './tree.js';

interface BodyRequest {
  req: Request;
  res: Response;
  maxBytes: number;
}

const codes: Record<string, string> = {
  'entity.too.large': 'too_large',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  LIMIT_FIELD_VALUE: 'too_large',
};

/** Converts a parser's error to one of ours. body-parser identifies errors by `type`, multer by `code`. */
const refusalOf = (error: unknown): Error => {
  const { type, code } = error as { type?: unknown; code?: unknown };
  return invalidCode(codes[String(type ?? code)] ?? 'malformed_request');
};

/**
 * Rejects a body as soon as it is larger than the limit, and drops the rest. Express's parsers would read it to its end
 * first, and multer limits the size of one field, but not of all fields together.
 */
const withinLimit = <T>({ req, maxBytes }: BodyRequest, read: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const refuse = (): void => {
      req.unpipe();
      req.resume();
      reject(invalidCode('too_large'));
    };
    if (Number(req.headers['content-length']) > maxBytes) {
      refuse();
      return;
    }
    read().then(resolve, reject);
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse();
    });
  });

/** Runs one of Express's parsers for a call. */
const parse = (parser: RequestHandler, { req, res }: BodyRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => {
      if (error !== undefined) reject(refusalOf(error));
      // A missing body where one was announced means that the sender hung up.
      else if (req.body === undefined) reject(invalidCode('malformed_request'));
      else resolve(req.body);
    });
  });

const always = () => true;

const checkKeys = (_req: unknown, _res: unknown, body: Buffer, charset: string): void => {
  // JSON is UTF-8 (RFC 8259). The parser would read UTF-16 too, in which this check finds no keys.
  if (charset !== 'utf-8') throw Object.assign(new Error('not UTF-8'), { type: 'charset.unsupported' });
  if (hasDuplicateKeys(body.toString())) throw invalidCode('malformed_request');
};

// Accepts any JSON in which no object has a key twice. The schema rejects values that are not objects.
const readJson = (request: BodyRequest): Promise<unknown> =>
  parse(
    express.json({ type: always, limit: request.maxBytes, inflate: false, strict: false, verify: checkKeys }),
    request,
  );

// `express.urlencoded` also uses qs, but with its own rules (prototype names, lists of any length). Reading the text
// here gives forms and queries the same rules.
const readForm = async (request: BodyRequest): Promise<unknown> =>
  readTree(String(await parse(express.text({ type: always, limit: request.maxBytes, inflate: false }), request)));

/** Reads the fields of a multipart form. Rejects a file sent to a route that accepts none. */
const readMultipart = async (request: BodyRequest): Promise<unknown> => {
  const { maxBytes } = request;
  const limits = { fieldSize: maxBytes, fields: maxPairs, parts: maxPairs, fieldArrayIndexLimit: maxPairs - 1 };
  return cleanTree(Object(await parse(multer({ limits, defParamCharset: 'utf8' }).none(), request)));
};

const readers = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readForm],
  ['multipart/form-data', readMultipart],
]);

/**
 * Reads the body of a call in any of the three encodings. Returns an empty object if none was sent.
 * Rejects other encodings (415), unreadable bodies (400) and larger ones (413).
 */
export const readBody = async (req: Request, res: Response, maxBytes: number): Promise<unknown> => {
  const { headers } = req;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isEmpty = (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
  const read = readers.get(type);
  if ((read === undefined && !(type === '' && isEmpty)) || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw invalidCode('unsupported_media_type');
  const request = { req, res, maxBytes };
  return isEmpty || read === undefined ? {} : withinLimit(request, () => read(request));
};
