import { stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';

/** The members of the S3 server that its type declarations leave out. */
interface Inside {
  httpServer: Server;
  store: Store;
}

interface Store {
  putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
}

/** Returns the size of a file in bytes, or -1 if it does not exist yet. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => -1,
  );

/**
 * Starts an S3 server from npm on a free port, with its objects in the folder. It answers only after an object is fully
 * stored, as real S3 does. By default it answers while it still writes, so an immediate read might get an empty object.
 */
export async function startS3(directory: string, tls?: { cert: Buffer; key: Buffer }) {
  const server = new S3rver({ ...tls, address: '127.0.0.1', port: 0, directory, silent: true });
  const inside = server as unknown as Inside;
  const { store } = inside;
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await put(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await sizeOf(path)) < stored.size) await sleep(2);
    return stored;
  };
  const { port } = await server.run();
  return { port, httpServer: inside.httpServer, close: () => server.close() };
}
