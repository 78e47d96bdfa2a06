import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export const config = {
  /** The media service's internal listener, where files of cards lie. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** Where they lie while they are read; each user of the machine has one of their own. */
  IMPORT_TEMP_DIR: z.string().default(join(tmpdir(), `setu-imports-${process.getuid?.() ?? 'files'}`)),
  /** `memory`: lists and searches are answered by an index in memory, by the read model until it is loaded; `postgres`: always by the read model. */
  SEARCH_INDEX: z.enum(['memory', 'postgres']).default('memory'),
  /** Where the index in memory is kept between two starts: as large as the index; each process has one of its own. */
  SEARCH_INDEX_DIR: z.string().default(join(tmpdir(), `setu-search-${process.getuid?.() ?? 'files'}`)),
};

/** What the environment says, read. */
export type CatalogueSettings = z.output<z.ZodObject<typeof config>>;
