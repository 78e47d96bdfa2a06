import { readFileSync } from 'node:fs';
import { credentials, ServerCredentials } from '@grpc/grpc-js';

/** Files (PEM) with which processes prove to each other who they are; none: RPCs travel in the clear. */
export interface RpcTlsFiles {
  RPC_TLS_CERT?: string | undefined;
  RPC_TLS_KEY?: string | undefined;
  RPC_TLS_CA?: string | undefined;
}

/** The certificate a process shows, its key, and who must have signed the other's. */
export interface RpcTls {
  cert: Buffer;
  key: Buffer;
  ca: Buffer;
}

/** Reads the three files, once, at the start; undefined where none is named. Throws when only some are, or one cannot be read. */
export function readRpcTls({ RPC_TLS_CERT, RPC_TLS_KEY, RPC_TLS_CA }: RpcTlsFiles): RpcTls | undefined {
  if (RPC_TLS_CERT && RPC_TLS_KEY && RPC_TLS_CA) {
    const [cert, key, ca] = [RPC_TLS_CERT, RPC_TLS_KEY, RPC_TLS_CA].map((path) => readFileSync(path));
    if (cert && key && ca) return { cert, key, ca };
  }
  if (RPC_TLS_CERT || RPC_TLS_KEY || RPC_TLS_CA)
    throw new Error('The environment cannot be used:\n  RPC_TLS_CERT, RPC_TLS_KEY and RPC_TLS_CA go together');
  return undefined;
}

/** Who listens: he takes only callers whose certificate the same authority has signed. */
export const servingCredentials = (tls: RpcTls | undefined): ServerCredentials =>
  tls === undefined
    ? ServerCredentials.createInsecure()
    : ServerCredentials.createSsl(tls.ca, [{ cert_chain: tls.cert, private_key: tls.key }], true);

/** Who calls: he speaks only to whom the authority has signed the name he called. */
export const callingCredentials = (tls: RpcTls | undefined) =>
  tls === undefined ? credentials.createInsecure() : credentials.createSsl(tls.ca, tls.key, tls.cert);
