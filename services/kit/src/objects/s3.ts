import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { invalidCode, notFound } from '../errors.js';
import { counted } from './counted.js';
import { mustBeSafeKey, type ObjectInfo, type ObjectStore } from './object-store.js';

export type S3Options = {
  /** http://host:port or https://host */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region?: string;
};

/** Objects in a bucket of MinIO or any other S3; the bucket is made on first use when it is missing. */
export function s3Objects({ endpoint, accessKey, secretKey, bucket, region = 'us-east-1' }: S3Options): ObjectStore {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    region,
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
      const info = await stat(key);
      if (range === undefined) return { ...info, stream: await client.getObject(bucket, key).catch(absentAsNotFound) };
      const end = Math.min(range.end ?? info.size - 1, info.size - 1);
      if (range.start < 0 || range.start > end) throw invalidCode('range_not_satisfiable');
      const stream: Readable = await client
        .getPartialObject(bucket, key, range.start, end - range.start + 1)
        .catch(absentAsNotFound);
      return { ...info, stream };
    },
    stat,
    remove: async (key) => {
      mustBeSafeKey(key);
      await ready();
      await client.removeObject(bucket, key);
    },
    list: async function* (prefix) {
      await ready();
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) {
        if (typeof name === 'string') yield await stat(name);
      }
    },
    freeBytes: async () => undefined,
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
  throw code === 'NotFound' || code === 'NoSuchKey' ? notFound() : error;
}
