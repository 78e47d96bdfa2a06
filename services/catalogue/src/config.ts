import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const isHttp = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);

export const config = {
  /** The media service's internal listener, which serves the files of cards. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
  /** The folder for files while they are read. Each user account of the machine has a separate one. */
  IMPORT_TEMP_DIR: z.string().default(join(tmpdir(), `setu-imports-${process.getuid?.() ?? 'files'}`)),
  /**
   * The engine for lists and searches: `memory` is an index in memory, `opensearch` a cluster. The read model answers
   * until the index is loaded. `postgres` always uses the read model.
   */
  SEARCH_INDEX: z.enum(['memory', 'opensearch', 'postgres']).default('memory'),
  /** The nodes of the cluster, comma-separated, each with `user:password@` if it requires them. */
  SEARCH_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim().replace(/\/+$/, '')))
    .refine((nodes) => nodes.every(isHttp), 'expected comma-separated http or https addresses')
    .optional(),
  /** The certificate authority of the cluster (PEM), if the machine does not trust it already. */
  SEARCH_CA_FILE: z.string().optional(),
  /** How long a list waits for the cluster before it queries the read model. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(1_500),
  /** The name of the index in the cluster. Catalogues that share a cluster need different names. */
  SEARCH_ALIAS: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,60}$/)
    .default('setu-cards'),
  /** The number of shards. One shard holds a few million cards. */
  SEARCH_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
  /**
   * The folder where the index in memory is saved between two starts. It needs as much space as the index, and each
   * process needs its own folder.
   */
  SEARCH_INDEX_DIR: z.string().default(join(tmpdir(), `setu-search-${process.getuid?.() ?? 'files'}`)),
  /** The search by meaning: `none`, or `http`, a server with the OpenAI-compatible API for embeddings. */
  EMBEDDINGS: z.enum(['none', 'http']).default('none'),
  /** The address of that server before `/embeddings`. */
  EMBEDDINGS_URL: z
    .string()
    .transform((address) => address.replace(/\/+$/, ''))
    .refine(isHttp, 'expected an http or https address')
    .default('http://127.0.0.1:8000/v1'),
  /** The key of that server, if it requires one. */
  EMBEDDINGS_KEY: z.string().optional(),
  /** The model for cards. A new name computes all vectors again. */
  EMBEDDINGS_MODEL: z.string().min(1).default('e5-passage'),
  /** The model for searches, if the server distinguishes them by the name. */
  EMBEDDINGS_QUERY_MODEL: z.string().optional(),
  /** The dimensions of the vectors. */
  EMBEDDINGS_DIMENSIONS: z.coerce.number().int().min(16).max(4_096).default(384),
  /** How long a search waits for the server and the vectors before it does without them. */
  EMBEDDINGS_TIMEOUT_MS: z.coerce.number().int().min(5).max(5_000).default(50),
  /** The cards of one request. A server that works on a large batch answers no search meanwhile. */
  EMBEDDINGS_BATCH: z.coerce.number().int().min(1).max(256).default(2),
  /** The pause before a server that is away is called again for cards. */
  EMBEDDINGS_RETRY_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
};

/** The parsed environment variables. */
export type CatalogueSettings = z.output<z.ZodObject<typeof config>>;
