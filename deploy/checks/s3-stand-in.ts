import { stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';

/** What its types leave out. */
interface Inside {
  httpServer: Server;
  store: Store;
}

interface Store {
  putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
}

/** Bytes of a file; fewer than none of one that is not there yet. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => -1,
  );

/**
 * An S3 server of npm on a free port of this machine, its objects in the folder. As a real one it answers that an object
 * is stored once it is: on its own it does so while it still writes, and who reads at once may get an empty one.
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
