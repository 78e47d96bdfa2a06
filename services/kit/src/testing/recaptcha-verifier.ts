import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = (response: ServerResponse) => void;

const json = (response: ServerResponse, body: object): void => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
};

const refused = (code: string) => ({ success: false, 'error-codes': [code] });

/**
 * Starts a local reCAPTCHA verifier that follows https://developers.google.com/recaptcha/docs/verify: a form with
 * `secret` and `response`, always answered with 200. A token can be verified once, within two minutes.
 */
export async function startVerifier(secret: string, now: () => Date = () => new Date()) {
  const tokens = new Map<string, { hostname: string; at: Date; isUsed: boolean }>();
  let instead: Reply | undefined;
  let requestCount = 0;
  const verdict = (form: URLSearchParams): object => {
    if (!form.has('secret')) return refused('missing-input-secret');
    if (form.get('secret') !== secret) return refused('invalid-input-secret');
    if (!form.get('response')) return refused('missing-input-response');
    const token = tokens.get(form.get('response') ?? '');
    if (token === undefined) return refused('invalid-input-response');
    if (token.isUsed || now().getTime() - token.at.getTime() > 120_000) return refused('timeout-or-duplicate');
    token.isUsed = true;
    return { success: true, challenge_ts: token.at.toISOString(), hostname: token.hostname };
  };
  const server = createServer(async (request, response) => {
    requestCount += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (instead) return instead(response);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (request.method !== 'POST' || request.url !== '/recaptcha/api/siteverify' || !isForm)
      return response.writeHead(404).end();
    json(response, verdict(new URLSearchParams(Buffer.concat(chunks).toString())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    /** The number of requests so far. */
    requestCount: () => requestCount,
    /** Simulates a user who ticks the box on a page of this host. Returns the widget's token. */
    tick: (hostname: string, at = now()): string => {
      const token = `03AFcWeA-${'tick_'.repeat(80)}${tokens.size}`;
      tokens.set(token, { hostname, at, isUsed: false });
      return token;
    },
    /** Sets a fixed response to every request. Without an argument, tokens are verified again. */
    answers: (reply?: Reply) => {
      instead = reply;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
