import { invalidCode } from '@setu/kit/core';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import { maxPairs, readTree, tidyTree } from './tree.js';

interface Asked {
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

/** What a parser said, as one of our refusals: body-parser tells by `type`, multer by `code`. */
const refusalOf = (error: unknown): Error => {
  const { type, code } = error as { type?: unknown; code?: unknown };
  return invalidCode(codes[String(type ?? code)] ?? 'malformed_request');
};

/** Runs one of express's parsers for a call. What is left of a refused body it reads and drops first. */
const parse = (parser: RequestHandler, { req, res }: Asked): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => {
      if (error !== undefined) reject(refusalOf(error));
      // Without a body when there should be one, its sender has hung up.
      else if (req.body === undefined) reject(invalidCode('malformed_request'));
      else resolve(req.body);
    });
  });

const always = () => true;

// Any JSON: what is no object is the schema's to refuse.
const readJson = (asked: Asked): Promise<unknown> =>
  parse(express.json({ type: always, limit: asked.maxBytes, inflate: false, strict: false }), asked);

// `express.urlencoded` reads by qs too, but by rules of its own (names of the prototype, lists of any length): a form and
// a query are read by the same ones.
const readForm = async (asked: Asked): Promise<unknown> =>
  readTree(String(await parse(express.text({ type: always, limit: asked.maxBytes, inflate: false }), asked)));

/** Fields of a multipart form; a file sent to a route that takes none is refused. */
const readMultipart = (asked: Asked): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { req, maxBytes } = asked;
    const limits = { fieldSize: maxBytes, fields: maxPairs, parts: maxPairs, fieldArrayIndexLimit: maxPairs - 1 };
    const read = parse(multer({ limits, defParamCharset: 'utf8' }).none(), asked);
    read.then((fields) => resolve(tidyTree(Object(fields)))).catch(reject);
    // Multer knows how much one field may be, but not all of them together.
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return;
      req.unpipe();
      req.resume();
      reject(invalidCode('too_large'));
    });
  });

const readers = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readForm],
  ['multipart/form-data', readMultipart],
]);

/**
 * The body of a call, whichever of the three encodings it came in; empty where none was sent. Refuses others (415), what
 * cannot be read (400) and what is larger (413).
 */
export const readBody = async (req: Request, res: Response, maxBytes: number): Promise<unknown> => {
  const { headers } = req;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isEmpty = (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined;
  const read = readers.get(type);
  if ((read === undefined && !(type === '' && isEmpty)) || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw invalidCode('unsupported_media_type');
  return isEmpty || read === undefined ? {} : read({ req, res, maxBytes });
};
