import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signatureProblem } from './s3-signature.mjs';

export { standInKeys } from './s3-signature.mjs';

/** @typedef {{ size: number, type: string, etag: string }} Stored */
/** @typedef {{ request: http.IncomingMessage, response: http.ServerResponse, query: URLSearchParams, folder: string, key: string }} Call */

/** The bytes at the start of a file that describe the object, so that one rename stores all of it. */
const headBytes = 512;

/** An answer of S3 that reports an error. */
class Rejected extends Error {
  /** @param {number} status @param {string} code */
  constructor(status, code) {
    super(code);
    this.status = status;
  }
}

/** @param {Call} call */
const fileOf = ({ folder, key }) => join(folder, encodeURIComponent(key));

/** @param {string} file @returns {Promise<Stored>} */
async function readHead(file) {
  const handle = await open(file).catch(() => {
    throw new Rejected(404, 'NoSuchKey');
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { ...JSON.parse(buffer.toString()), size: (await handle.stat()).size - headBytes };
  } finally {
    await handle.close();
  }
}

/** Stores an object once its bytes are complete and have the announced digests. @param {Call} call */
async function putObject(call) {
  const { request, response, folder } = call;
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const part = join(folder, `.${randomUUID()}`);
  request.on('data', (chunk) => md5.update(chunk) && sha256.update(chunk));
  try {
    await pipeline(request, createWriteStream(part, { start: headBytes }));
    const { 'content-md5': wantedMd5, 'x-amz-content-sha256': wantedHash, 'content-type': type } = request.headers;
    const digest = md5.digest();
    if (wantedMd5 !== undefined && wantedMd5 !== digest.toString('base64')) throw new Rejected(400, 'BadDigest');
    if (wantedHash !== 'UNSIGNED-PAYLOAD' && wantedHash !== sha256.digest('hex'))
      throw new Rejected(400, 'XAmzContentSHA256Mismatch');
    const etag = digest.toString('hex');
    const handle = await open(part, 'r+');
    await handle.write(JSON.stringify({ type, etag }).padEnd(headBytes), 0).finally(() => handle.close());
    await rename(part, fileOf(call));
    response.setHeader('ETag', `"${etag}"`).end();
  } finally {
    await rm(part, { force: true });
  }
}

/** @param {Call} call */
async function getObject(call) {
  const { request, response } = call;
  const { size, type, etag } = await readHead(fileOf(call));
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(first ?? 0);
  const end = Math.min(Number(last || size), size - 1);
  if (first !== undefined && start > end) throw new Rejected(416, 'InvalidRange');
  const headers = { ETag: `"${etag}"`, 'Content-Type': type, 'Content-Length': end - start + 1 };
  const range = first === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` };
  response.writeHead(first === undefined ? 200 : 206, { ...headers, ...range });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(createReadStream(fileOf(call), { start: headBytes + start, end: headBytes + end }), response);
}

/** @param {Call} call */
async function listObjects({ response, query, folder }) {
  const [prefix, after] = [
    query.get('prefix') ?? '',
    query.get('continuation-token') ?? query.get('start-after') ?? '',
  ];
  const stored = (await readdir(folder)).filter((name) => !name.startsWith('.')).map(decodeURIComponent);
  const keys = stored.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Number(query.get('max-keys') ?? 1000));
  const contents = await Promise.all(
    page.map(async (key) => {
      const { size, etag } = await readHead(join(folder, encodeURIComponent(key)));
      return `<Contents><Key>${encodeURIComponent(key)}</Key><Size>${size}</Size><ETag>&quot;${etag}&quot;</ETag></Contents>`;
    }),
  );
  const more = page.length < keys.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`);
}

/** @type {Record<string, (call: Call) => unknown>} */
const objectCalls = {
  PUT: putObject,
  GET: getObject,
  HEAD: getObject,
  DELETE: async (call) => {
    await rm(fileOf(call), { force: true });
    call.response.writeHead(204).end();
  },
};

/** @param {Call} call */
const serveBucket = async (call) => {
  const { request, response, folder } = call;
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (request.method === 'PUT' && call.key === '') {
    if (isThere) throw new Rejected(409, 'BucketAlreadyOwnedByYou');
    await mkdir(folder, { recursive: true });
    response.end();
    return;
  }
  if (!isThere) throw new Rejected(404, 'NoSuchBucket');
  if (call.key !== '') await (objectCalls[request.method ?? ''] ?? refuse)(call);
  else if (request.method === 'HEAD') response.end();
  else if (call.query.get('list-type') === '2') await listObjects(call);
  else refuse();
};

const refuse = () => {
  throw new Rejected(501, 'NotImplemented');
};

/** @param {string} directory @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function serve(directory, request, response) {
  try {
    const problem = signatureProblem(request);
    if (problem !== undefined) throw new Rejected(403, problem);
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const [bucket = '', ...words] = decodeURIComponent(pathname.slice(1)).split('/');
    if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket) || query.has('uploads') || query.has('uploadId')) refuse();
    await serveBucket({ request, response, query, folder: join(directory, bucket), key: words.join('/') });
  } catch (error) {
    const [status, code] = error instanceof Rejected ? [error.status, error.message] : [500, 'InternalError'];
    request.resume();
    if (response.headersSent) response.destroy();
    else response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
  }
}

/**
 * Starts a small S3 server that stores its objects in the folder. It answers signed calls for buckets, objects, ranges
 * and lists. It does not support multipart uploads, so an object may have at most 64 MB.
 * @param {string} directory
 * @param {{ port?: number, tls?: { cert: Buffer, key: Buffer } }} [options]
 */
export async function startS3(directory, { port = 0, tls } = {}) {
  await mkdir(directory, { recursive: true });
  const httpServer = tls ? https.createServer(tls) : http.createServer();
  httpServer.on('request', (request, response) => void serve(directory, request, response));
  await new Promise((resolve) => httpServer.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = httpServer.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    httpServer,
    close: async () => {
      const closed = new Promise((resolve) => httpServer.close(resolve));
      httpServer.closeAllConnections();
      await closed;
    },
  };
}
