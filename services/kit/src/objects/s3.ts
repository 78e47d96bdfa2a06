import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { invalidCode, notFound } from '../errors.js';
import { counted } from './counted.js';
import { type ByteRange, mustBeSafeKey, type ObjectInfo, type ObjectStore } from './object-store.js';
import { type S3Timeouts, s3Transport } from './s3-transport.js';
import { unstalled } from './unstalled.js';

export interface S3Options {
  /** http://host:port or https://host */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string;
  /** The CA certificates (PEM) that must have signed the store's certificate. Absent: those that Node trusts. */
  caFile?: string | undefined;
  /** Overrides the defaults of 1 s to connect and 10 s of silence. */
  timeouts?: S3Timeouts;
}

const standard: S3Timeouts = { connectMs: 1_000, stallMs: 10_000 };

/**
 * Stores objects in a bucket of MinIO or another S3 service. Creates a missing bucket on first use. Fails with
 * `unavailable` if the store cannot be reached or stops responding for longer than the timeouts.
 */
export function s3Objects(options: S3Options): ObjectStore {
  const { endpoint, accessKey, secretKey, bucket, region = 'us-east-1', timeouts = standard } = options;
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
    transport: s3Transport({ useSsl: useSSL, ca }, timeouts) as unknown as typeof import('node:http'),
    // A retry would send only the rest of a partly read stream. The caller decides whether to retry.
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
      // Without a size the client would use multipart. With one it does not verify the length, so we count the bytes.
      const { etag } = await client.putObject(bucket, key, counted(content, size), size, { 'Content-Type': type });
      return { key, size, type, etag };
    },
    get: async (key, range) => {
      mustBeSafeKey(key);
      await ready();
      if (range !== undefined && (range.start < 0 || range.start > (range.end ?? range.start)))
        throw invalidCode('range_not_satisfiable');
      const stream: Readable = await byteRange(client, { bucket, key, range }).catch(absentAsNotFound);
      return { key, ...describedBy(stream as IncomingMessage), stream: unstalled(stream, timeouts.stallMs) };
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

// minio expects a length. 0 means all remaining bytes, up to the last one.
const byteRange = (
  client: Client,
  { bucket, key, range }: { bucket: string; key: string; range: ByteRange | undefined },
): Promise<Readable> =>
  range === undefined
    ? client.getObject(bucket, key)
    : client.getPartialObject(bucket, key, range.start, range.end === undefined ? 0 : range.end - range.start + 1);

/**
 * Reads size, type and etag of the full object from the response. For a partial response, the total size follows the
 * slash in `content-range`.
 */
function describedBy({ headers }: IncomingMessage): Pick<ObjectInfo, 'size' | 'type' | 'etag'> {
  const totalSize = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? headers['content-length'];
  return {
    size: Number(totalSize),
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
