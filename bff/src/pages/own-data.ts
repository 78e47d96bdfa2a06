import { once } from 'node:events';
import { Readable } from 'node:stream';
import { forbidden } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { ownDataLabels } from '../language/own-data-labels.js';
import { type OwnRecord, ownDataJson, ownDataPage } from '../present/own-data.js';

/** The longest time for the file. */
export const ownDataMs = 120_000;

/**
 * Yields everything the services store about the caller, service by service. An unavailable service fails the download.
 */
async function* allRecords(call: CallContext): AsyncGenerator<OwnRecord> {
  const { identity, request, media } = call.deps.services;
  const options = { ...call.reads(), timeoutMs: ownDataMs };
  yield* identity.tellOwnData({}, options);
  yield* request.tellOwnData({}, options);
  yield* media.tellOwnData({}, options);
}

// The archive needs bytes. It would store text at one byte per character.
async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text);
}

/**
 * Sends the caller's personal data as .zip with two versions of the same content: JSON, and a page to read. The file is
 * sent while the services return the data. If a service fails, the file is cut off, so that an incomplete file is never
 * a valid one.
 */
export async function sendOwnData(call: CallContext): Promise<void> {
  const { deps, actor, locale: language, res } = call;
  if (actor.actingUserId !== '') throw forbidden('own_data_only');
  const leave = deps.exports.enter(actor.userId);
  try {
    const { default: JsZip } = await import('jszip');
    const now = new Date();
    const { fileName } = ownDataLabels[language];
    const zip = new JsZip();
    zip.file(`${fileName}.json`, Readable.from(bytesOf(ownDataJson(allRecords(call), now))));
    zip.file(`${fileName}.html`, Readable.from(bytesOf(ownDataPage(allRecords(call), { language, now }))));
    res.locals.raw = true;
    res.attachment(`${fileName}.zip`).type('application/zip').setHeader('Cache-Control', 'no-store');
    const stream = zip.generateNodeStream({ streamFiles: true, compression: 'DEFLATE' });
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    stream.pipe(res);
    await Promise.race([once(res, 'finish'), once(res, 'close'), failed]);
  } finally {
    leave();
  }
}
