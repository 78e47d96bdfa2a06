import { readFileSync } from 'node:fs';
import { Client, errors } from '@opensearch-project/opensearch';

/** Where the cluster is. */
export interface ClusterAddress {
  /** Addresses of nodes, each with `user:password@` where the cluster wants them. */
  nodes: readonly string[];
  /** Whom its certificates are from, where that is nobody the machine trusts. */
  caFile: string | undefined;
}

/** One request to the cluster. */
export interface ClusterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Lines of a bulk request, instead of a body. */
  lines?: readonly object[];
  /** Refusals that are answers. */
  ignore?: number[];
  /** So long one node is waited for, and all of them together, in milliseconds. */
  onceMs?: number;
  allMs?: number;
}

/** An OpenSearch cluster: what one node does not answer another is asked. */
export interface Cluster {
  /** The body of the answer; throws when no node gives one in time, and for what the cluster refuses. */
  ask<Answer>(request: ClusterRequest): Promise<Answer>;
  close(): Promise<void>;
}

const [usualOnceMs, usualAllMs] = [30_000, 60_000];

/** What a cluster did not answer, in a line for the log: without the request, its headers and addresses with passwords. */
export class ClusterError extends Error {
  /** Of the refusal; undefined where no node answered in time. */
  readonly status: number | undefined;

  constructor(path: string, error: unknown) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    super(`${path}: ${name}: ${message}`);
    this.name = 'ClusterError';
    this.status = error instanceof errors.ResponseError ? (error.statusCode ?? undefined) : undefined;
  }
}

/** Whether the cluster refused a request for what it is, or for want of room: it is there. */
export const isRefused = (error: unknown, status?: number): boolean =>
  error instanceof ClusterError &&
  error.status !== undefined &&
  (status === undefined ? error.status < 500 : error.status === status);

/** Opens connections to a cluster as they are needed; only the nodes that were named are asked. */
export function connectCluster({ nodes, caFile }: ClusterAddress): Cluster {
  const client = new Client({
    nodes: [...nodes],
    maxRetries: Math.max(2, nodes.length),
    resurrectStrategy: 'ping',
    pingTimeout: 1_000,
    name: 'setu-catalogue',
    ...(caFile !== undefined && { ssl: { ca: readFileSync(caFile) } }),
  });

  async function ask<Answer>(request: ClusterRequest): Promise<Answer> {
    const { method, path, query, body, lines, ignore, onceMs = usualOnceMs, allMs = usualAllMs } = request;
    const asking = client.transport.request(
      {
        ...{ method, path },
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(lines && { bulkBody: [...lines] as Record<string, unknown>[] }),
      },
      { requestTimeout: onceMs, ...(ignore && { ignore }) },
    );
    const late = setTimeout(() => asking.abort(), allMs);
    try {
      return (await asking).body as Answer;
    } catch (error) {
      throw new ClusterError(path, error);
    } finally {
      clearTimeout(late);
    }
  }
  return { ask, close: () => client.close() };
}
