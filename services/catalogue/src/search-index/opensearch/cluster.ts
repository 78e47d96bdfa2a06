import { readFileSync } from 'node:fs';
import { Client, errors } from '@opensearch-project/opensearch';

/** The address of the cluster. */
export interface ClusterAddress {
  /** The addresses of nodes, each with `user:password@` if the cluster requires it. */
  nodes: readonly string[];
  /** The certificate authority of the cluster, if the machine does not trust it already. */
  caFile: string | undefined;
}

/** A request to the cluster. */
export interface ClusterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** The lines of a bulk request, instead of a body. */
  lines?: readonly object[];
  /** Error statuses to treat as answers. */
  ignore?: number[];
  /** The timeout of one node, and of all nodes together, in milliseconds. */
  perNodeMs?: number;
  allMs?: number;
}

/** An OpenSearch cluster. If one node does not answer, another is tried. */
export interface Cluster {
  /** Returns the body of the answer. Throws if no node answers in time, or if the cluster rejects the request. */
  send<Answer>(request: ClusterRequest): Promise<Answer>;
  close(): Promise<void>;
}

const [defaultPerNodeMs, defaultAllMs] = [30_000, 60_000];

/**
 * A failed request to a cluster, with a message of one line for the log. It leaves out the request, its headers, and
 * addresses with passwords.
 */
export class ClusterError extends Error {
  /** The HTTP status of the rejection, or undefined if no node answered in time. */
  readonly status: number | undefined;

  constructor(path: string, error: unknown) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    super(`${path}: ${name}: ${message}`);
    this.name = 'ClusterError';
    this.status = error instanceof errors.ResponseError ? (error.statusCode ?? undefined) : undefined;
  }
}

/**
 * Returns whether the cluster rejected a request as invalid or for lack of capacity. In both cases the cluster is up.
 */
export const isRefused = (error: unknown, status?: number): boolean =>
  error instanceof ClusterError &&
  error.status !== undefined &&
  (status === undefined ? error.status < 500 : error.status === status);

const failed =
  ({ path }: ClusterRequest) =>
  (error: unknown): never => {
    throw new ClusterError(path, error);
  };

/** Returns whether a search failed because a node ended in the middle of it. Another copy of its shards can answer. */
const hasLostNode = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  (error.statusCode ?? 0) >= 500 &&
  error.body?.error?.type === 'search_phase_execution_exception';

/** Connects to a cluster on demand. Only the configured nodes are used. */
export function connectCluster({ nodes, caFile }: ClusterAddress): Cluster {
  const client = new Client({
    nodes: [...nodes],
    maxRetries: Math.max(2, nodes.length),
    resurrectStrategy: 'ping',
    pingTimeout: 1_000,
    name: 'setu-catalogue',
    ...(caFile !== undefined && { ssl: { ca: readFileSync(caFile) } }),
  });

  async function send<Answer>(request: ClusterRequest): Promise<Answer> {
    try {
      return await sendOnce<Answer>(request);
    } catch (error) {
      if (hasLostNode(error)) return sendOnce<Answer>(request).catch(failed(request));
      return failed(request)(error);
    }
  }

  async function sendOnce<Answer>(request: ClusterRequest): Promise<Answer> {
    const { method, path, query, body, lines, ignore, perNodeMs = defaultPerNodeMs, allMs = defaultAllMs } = request;
    const pending = client.transport.request(
      {
        ...{ method, path },
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(lines && { bulkBody: [...lines] as Record<string, unknown>[] }),
      },
      { requestTimeout: perNodeMs, ...(ignore && { ignore }) },
    );
    const timer = setTimeout(() => pending.abort(), allMs);
    try {
      return (await pending).body as Answer;
    } finally {
      clearTimeout(timer);
    }
  }
  return { send, close: () => client.close() };
}
