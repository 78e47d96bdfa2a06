import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** reCAPTCHA's verifier on this machine: each token counts once, for the page it was given to. */
export async function startVerifier(secret: string, now: () => Date) {
  const tokens = new Map<string, object>();
  let given = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const token = form.get('response') ?? '';
    const found = form.get('secret') === secret ? tokens.get(token) : undefined;
    tokens.delete(token);
    const verdict = found ?? { success: false, 'error-codes': ['timeout-or-duplicate'] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    /** A person has ticked the box on a page of this host: gives the widget's token. */
    tick: (hostname: string): string => {
      given += 1;
      const token = `${'token_'.repeat(60)}${given}`;
      tokens.set(token, { success: true, challenge_ts: now().toISOString(), hostname });
      return token;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
