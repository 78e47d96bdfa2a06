import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from '@setu/kit/process';
import { z } from 'zod';

export const config = {
  /** The port of the internal HTTP listener for file bytes. 0 means any free port. */
  HTTP_PORT: port.default(0),
  /** The address to listen on. Every request to the listener requires a signed actor. */
  HTTP_HOST: z.string().default('127.0.0.1'),
  /** The folder for files while they are received and checked. Each user account of the machine has its own. */
  MEDIA_TEMP_DIR: z.string().default(join(tmpdir(), `setu-media-${process.getuid?.() ?? 'files'}`)),
};
