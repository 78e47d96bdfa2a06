import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export const config = {
  /** The media service's internal listener, where files of cards lie. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** Where they lie while they are read; each user of the machine has one of their own. */
  IMPORT_TEMP_DIR: z.string().default(join(tmpdir(), `setu-imports-${process.getuid?.() ?? 'files'}`)),
};
