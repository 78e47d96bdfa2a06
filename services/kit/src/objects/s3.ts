import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { invalidCode, notFound } from '../errors.js';
import { counted } from './counted.js';
import { type ByteRange, mustBeSafeKey, type ObjectInfo, type ObjectStore } from './object-store.js';
import { type S3Patience, s3Transport } from './s3-transport.js';
import { unstalled } from './unstalled.js';

export interface S3Options {
  /** http://host:port or https://host */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string;
  /** Who must have signed the store's certificate (PEM); absent: whom Node believes. */
  caFile?: string | undefined;
  /** Instead of 1 s to connect and 10 s of silence. */
  patience?: S3Patience;
}

const standard: S3Patience = { connectMs: 1_000, stallMs: 10_000 };

/**
 * Objects in a bucket of MinIO or any other S3; the bucket is made on first use when it is missing. A store that cannot
 * be reached, or falls silent on the way, is `unavailable` within its patience.
 */
export function s3Objects(options: S3Options): ObjectStore {
  const { endpoint, accessKey, secretKey, bucket, region = 'us-east-1', patience = standard } = options;
  const ca = options.caFile === undefined ? undefined : readFileSync(options.caFile);
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    region,
    transport: s3Transport({ useSsl: useSSL, ca }, patience) as unknown as typeof import('node:http'),
    // A second try would send the rest of a stream that has been read; who may ask again decides that himself.
    retryOptions: { disableRetry: true },
  });
  let there: Promise<void> | undefined;
  const ready = async (): Promise<void> => {
    there ??= makeBucket(client, bucket, region);
    await there.catch((error: unknown) => {
      there = undefined;
      throw error;
    });
  };
  const stat = async (key: string): Promise<ObjectInfo> => {
    mustBeSafeKey(key);
    await ready();
    const found = await client.statObject(bucket, key).catch(absentAsNotFound);
    const type: unknown = found.metaData['content-type'];
    return {
      key,
      size: found.size,
      type: typeof type === 'string' ? type : 'application/octet-stream',
      etag: found.etag,
    };
  };

  return {
    put: async (key, content, { size, type }) => {
      mustBeSafeKey(key);
      await ready();
      // Without a size the client would choose multipart; with one it still trusts the stream, so the stream is counted.
      const { etag } = await client.putObject(bucket, key, counted(content, size), size, { 'Content-Type': type });
      return { key, size, type, etag };
    },
    get: async (key, range) => {
      mustBeSafeKey(key);
      await ready();
      if (range !== undefined && (range.start < 0 || range.start > (range.end ?? range.start)))
        throw invalidCode('range_not_satisfiable');
      const stream: Readable = await asked(client, { bucket, key, range }).catch(absentAsNotFound);
      return { key, ...describedBy(stream as IncomingMessage), stream: unstalled(stream, patience.stallMs) };
    },
    stat,
    remove: async (key) => {
      mustBeSafeKey(key);
      await ready();
      await client.removeObject(bucket, key);
    },
    list: async function* (prefix) {
      await ready();
      for await (const { name, size, etag } of client.listObjectsV2(bucket, prefix, true)) {
        if (typeof name === 'string') yield { key: name, size, etag };
      }
    },
    freeBytes: async () => undefined,
  };
}

// No end means to the last byte: minio takes a length, 0 for all that is left.
const asked = (
  client: Client,
  { bucket, key, range }: { bucket: string; key: string; range: ByteRange | undefined },
): Promise<Readable> =>
  range === undefined
    ? client.getObject(bucket, key)
    : client.getPartialObject(bucket, key, range.start, range.end === undefined ? 0 : range.end - range.start + 1);

/** What the answer says of the whole object: its size stands behind the slash where only a part of it comes. */
function describedBy({ headers }: IncomingMessage): Pick<ObjectInfo, 'size' | 'type' | 'etag'> {
  const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? headers['content-length'];
  return {
    size: Number(whole),
    type: headers['content-type'] ?? 'application/octet-stream',
    etag: (headers.etag ?? '').replaceAll('"', ''),
  };
}

async function makeBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket, region).catch((error: unknown) => {
    if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
  });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function absentAsNotFound(error: unknown): never {
  const code = codeOf(error);
  if (code === 'InvalidRange') throw invalidCode('range_not_satisfiable');
  throw code === 'NotFound' || code === 'NoSuchKey' ? notFound() : error;
}
