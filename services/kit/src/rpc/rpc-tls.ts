import { readFileSync } from 'node:fs';
import { credentials, ServerCredentials } from '@grpc/grpc-js';

/** Paths of PEM files for mutual authentication of processes. If absent, RPCs are not encrypted. */
export interface RpcTlsFiles {
  RPC_TLS_CERT?: string | undefined;
  RPC_TLS_KEY?: string | undefined;
  RPC_TLS_CA?: string | undefined;
}

/** The certificate of a process, its key, and the CA that must have signed the other side's certificate. */
export interface RpcTls {
  cert: Buffer;
  key: Buffer;
  ca: Buffer;
}

/**
 * Reads the three files at start. Returns undefined if none is configured. Throws if only some are, or if one cannot be
 * read.
 */
export function readRpcTls({ RPC_TLS_CERT, RPC_TLS_KEY, RPC_TLS_CA }: RpcTlsFiles): RpcTls | undefined {
  if (RPC_TLS_CERT && RPC_TLS_KEY && RPC_TLS_CA) {
    const [cert, key, ca] = [RPC_TLS_CERT, RPC_TLS_KEY, RPC_TLS_CA].map((path) => readFileSync(path));
    if (cert && key && ca) return { cert, key, ca };
  }
  if (RPC_TLS_CERT || RPC_TLS_KEY || RPC_TLS_CA)
    throw new Error('The environment cannot be used:\n  RPC_TLS_CERT, RPC_TLS_KEY and RPC_TLS_CA go together');
  return undefined;
}

/** Returns server credentials that accept only callers with a certificate from the same CA. */
export const servingCredentials = (tls: RpcTls | undefined): ServerCredentials =>
  tls === undefined
    ? ServerCredentials.createInsecure()
    : ServerCredentials.createSsl(tls.ca, [{ cert_chain: tls.cert, private_key: tls.key }], true);

/** Returns client credentials that accept only servers whose certificate is from the CA and matches the called name. */
export const callingCredentials = (tls: RpcTls | undefined) =>
  tls === undefined ? credentials.createInsecure() : credentials.createSsl(tls.ca, tls.key, tls.cert);
