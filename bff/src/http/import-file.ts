import { type IncomingMessage, request } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { internal, invalid, isAppError, unavailable } from '@setu/kit/core';
import { traceHeaders } from '@setu/kit/process';
import { actorHeader, requestIdHeader, signActor } from '@setu/kit/rpc';
import { z } from 'zod';
import type { CallContext } from './call-context.js';
import { failureOf, readJson } from './media-bytes.js';

/** A file of an import on its way to media. */
export interface ImportFile {
  kind: 'sheet' | 'pictures';
  companyId: string;
  /** The sender's name for the file. */
  name: string;
  bytes: Readable;
  maxBytes: number;
}

const stored = z.object({ id: z.uuid(), name: z.string(), size: z.number() });
export type StoredImportFile = z.infer<typeof stored>;

const silentMs = 40_000;

/** The form field of each file. */
const fields = { sheet: 'file', pictures: 'pictures' } as const;

/** Passes at most `maxBytes` through. One byte more causes an error on the form field. */
const measured = ({ kind, maxBytes }: ImportFile): Transform => {
  let left = maxBytes;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) done(invalid({ [fields[kind]]: `${kind}_too_large` }));
      else done(null, chunk);
    },
  });
};

/** Reports media's rejection of a file on its form field. */
const atField = (failure: unknown, kind: ImportFile['kind']): unknown => {
  if (!isAppError(failure, 'invalid') || failure.fields.length > 0) return failure;
  const codes: Record<string, string> = { too_large: `${kind}_too_large`, wrong_type: `${kind}_type` };
  return invalid({ [fields[kind]]: { code: codes[failure.code] ?? failure.code, params: failure.params } });
};

const readStored = async (answer: IncomingMessage, kind: ImportFile['kind']): Promise<StoredImportFile> => {
  const body = await readJson(answer);
  if ((answer.statusCode ?? 500) >= 400) throw atField(failureOf(body), kind);
  const parsed = stored.safeParse(body);
  if (!parsed.success) throw internal('media returned an unexpected answer for an import file');
  return parsed.data;
};

/**
 * Streams an import file to media as it arrives.
 * Throws `invalid` on the form field if media rejects it, and `unavailable` if media does not answer.
 */
export const sendImportFile = async (
  call: CallContext,
  file: ImportFile,
  signal: AbortSignal,
): Promise<StoredImportFile> => {
  const { kind, companyId, name } = file;
  const { MEDIA_HTTP_URL, ACTOR_KEYS } = call.deps.config;
  const query = new URLSearchParams({ kind, company: companyId, name });
  const onward = request(new URL(`/imports?${query}`, MEDIA_HTTP_URL), {
    method: 'POST',
    signal,
    headers: {
      ...traceHeaders(),
      [actorHeader]: signActor(call.actor, ACTOR_KEYS),
      [requestIdHeader]: call.requestId,
      'Content-Type': 'application/octet-stream',
    },
  });
  onward.setTimeout(silentMs, () => onward.destroy(unavailable('media was silent')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve);
    onward.once('error', reject);
  });
  const asFailure = (error: unknown): unknown =>
    isAppError(error) ? error : unavailable('media does not answer', error);
  const sent = pipeline(file.bytes, measured(file), onward);
  // Media may reject the file before everything is sent. Media's answer then counts, and the rest of the file is
  // dropped.
  sent.catch(() => undefined);
  try {
    const answer = await Promise.race([answered, sent.then(() => answered)]);
    return await readStored(answer, kind);
  } catch (error) {
    throw asFailure(error);
  } finally {
    file.bytes.resume();
    onward.destroy();
  }
};
