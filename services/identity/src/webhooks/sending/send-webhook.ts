import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isLoopback, isPublicAddress } from './webhook-url.js';

const LIMIT_MS = 10_000;
const HEADERS_MAX = 16 * 1024;

/** The receiver's status, or why there was none. */
export interface Received {
  status?: number;
  /** An error code: `timeout`, `private_address`, or the system's own. Empty if there is a status. */
  error: string;
}

interface Sending {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Allows connections to this machine itself. */
  allowsLocal: boolean;
  limitMs?: number;
}

const refused = (): Error => Object.assign(new Error('no public address'), { code: 'private_address' });

/** Resolves a name only once, so that the connection goes to the address that was checked. */
const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (name, options, answer) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) {
        answer(error, []);
        return;
      }
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address))) answer(refused(), []);
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };

const codeOf = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout';
  return code ?? 'failed';
};

/**
 * Posts a message within 10 s in total. Follows no redirects and reads nothing but the status of the answer. Connects
 * only to public addresses, which it checks when connecting. Never throws.
 */
export async function sendWebhook({ url, headers, body, allowsLocal, limitMs = LIMIT_MS }: Sending): Promise<Received> {
  const at = new URL(url);
  const host = hostOf(at);
  const isAllowed = (address: string): boolean => isPublicAddress(address) || (allowsLocal && isLoopback(address));
  if (isIP(host) !== 0 && !isAllowed(host)) return { error: 'private_address' };
  const request: typeof http.request = at.protocol === 'https:' ? https.request : http.request;
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const call = request(at, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: checkedLookup(isAllowed),
        maxHeaderSize: HEADERS_MAX,
        signal: AbortSignal.timeout(limitMs),
      });
      call.once('error', reject);
      // A receiver that speaks another protocol or sends half an answer closes the connection without an error.
      call.once('close', () => reject(Object.assign(new Error('hung up'), { code: 'no_answer' })));
      call.once('response', (answer) => {
        resolve(answer.statusCode ?? 0);
        // The rest of the answer is not read.
        answer.on('error', () => undefined);
        answer.destroy();
      });
      call.end(body);
    });
    return { status, error: '' };
  } catch (error) {
    return { error: codeOf(error) };
  }
}
