import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from '@setu/kit/process';
import { z } from 'zod';

export const config = {
  /** The internal listener for bytes; 0 takes any free port. */
  HTTP_PORT: port.default(0),
  /** Where it listens; everything behind it is for a signed actor. */
  HTTP_HOST: z.string().default('127.0.0.1'),
  /** Where files lie while they are received and checked; each user of the machine has one of their own. */
  MEDIA_TEMP_DIR: z.string().default(join(tmpdir(), `setu-media-${process.getuid?.() ?? 'files'}`)),
};
