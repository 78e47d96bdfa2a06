import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const isHttp = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);

export const config = {
  /** The media service's internal listener, where files of cards lie. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** Where they lie while they are read; each user of the machine has one of their own. */
  IMPORT_TEMP_DIR: z.string().default(join(tmpdir(), `setu-imports-${process.getuid?.() ?? 'files'}`)),
  /**
   * What answers lists and searches, the read model until it is loaded: `memory`, an index in memory; `opensearch`, a
   * cluster. `postgres`: always the read model.
   */
  SEARCH_INDEX: z.enum(['memory', 'opensearch', 'postgres']).default('memory'),
  /** Nodes of the cluster, comma-separated, each with `user:password@` where it wants them. */
  SEARCH_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim().replace(/\/+$/, '')))
    .refine((nodes) => nodes.every(isHttp), 'comma-separated http or https addresses are expected')
    .optional(),
  /** Whom the cluster's certificates are from (PEM), where that is nobody the machine trusts. */
  SEARCH_CA_FILE: z.string().optional(),
  /** So long a list waits for the cluster before the read model is asked. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(1_500),
  /** What the index is called there: catalogues that share a cluster have one each. */
  SEARCH_ALIAS: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .default('setu-cards'),
  /** In how many parts it is kept: one holds some million cards. */
  SEARCH_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
  /** Where the index in memory is kept between two starts: as large as the index; each process has one of its own. */
  SEARCH_INDEX_DIR: z.string().default(join(tmpdir(), `setu-search-${process.getuid?.() ?? 'files'}`)),
};

/** What the environment says, read. */
export type CatalogueSettings = z.output<z.ZodObject<typeof config>>;
