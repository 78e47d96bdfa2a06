import type { Server } from 'node:http';

/** The only keys that the stand-in accepts. */
export const standInKeys: { accessKey: string; secretKey: string };

/** Starts a small S3 server on localhost, with its objects in the folder. */
export function startS3(
  directory: string,
  options?: { port?: number; tls?: { cert: string | Buffer; key: string | Buffer } },
): Promise<{ port: number; httpServer: Server; close: () => Promise<void> }>;
