import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withShellMarkers } from '@setu/web/shell-markers';
import { inRoot } from './paths.mjs';

/** How long a request waits for a BFF that is restarting, in milliseconds. */
const bffWaitMs = 15_000;

/**
 * Starts the server whose address a developer opens. Vite serves the modules of the web app with hot replacement; every
 * other request goes to the BFF, whose pages get Vite's client. So pages, redirects, statuses and the session are those
 * of production.
 * @param {{ port: number, bffPort: number, webDir: string }} options `webDir`: the folder of the page template, which
 *   is written here and read by the BFF
 * @returns {Promise<{ watcher: import('vite').FSWatcher, close: () => Promise<void> }>}
 */
export async function startFrontServer({ port, bffPort, webDir }) {
  writeTemplate(webDir);
  const { createServer: createVite } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    root: inRoot('web'),
    configFile: inRoot('web/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => void passOn({ incoming, outgoing, bffPort, vite }));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    watcher: vite.watcher,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

/**
 * Writes the page template and the public files as a build does, but the template still loads the entry from the
 * sources. In the entry's script tag, `src` comes before `type`, so that the BFF does not delay the script
 * (`bff/src/http/delayed-code.ts`).
 * @param {string} webDir
 */
function writeTemplate(webDir) {
  mkdirSync(webDir, { recursive: true });
  cpSync(inRoot('web/public'), webDir, { recursive: true });
  const source = readFileSync(inRoot('web/index.html'), 'utf8');
  const template = withShellMarkers(source).replace(
    /<script type="module" (src="[^"]+")>/,
    '<script $1 type="module">',
  );
  writeFileSync(join(webDir, 'index.html'), template);
}

/**
 * @typedef {object} Passing What `passOn` needs to forward one request to the BFF
 * @property {import('node:http').IncomingMessage} incoming
 * @property {import('node:http').ServerResponse} outgoing
 * @property {number} bffPort
 * @property {import('vite').ViteDevServer} vite
 */

/** @param {Passing} passing */
async function passOn({ incoming, outgoing, bffPort, vite }) {
  try {
    const answer = await forward(incoming, bffPort);
    const { statusCode = 502, headers } = answer;
    if (!headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(statusCode, headers);
      answer.pipe(outgoing);
      outgoing.on('close', () => answer.destroy());
      return;
    }
    let html = '';
    for await (const chunk of answer.setEncoding('utf8')) html += chunk;
    const isApp = html.includes('/src/main.tsx');
    const page = isApp ? await vite.transformIndexHtml(incoming.url ?? '/', html) : html;
    // Vite's client is an inline script without the page's nonce.
    const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = headers;
    outgoing.writeHead(statusCode, isApp ? rest : headers).end(page);
  } catch (error) {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`The BFF did not answer: ${error instanceof Error ? error.message : error}\n`);
  }
}

/**
 * Sends a request to the BFF. While the BFF restarts, its port is closed. Nothing has been sent then, so trying again
 * is safe.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {number} port
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
async function forward(incoming, port) {
  await bffListens(port);
  const { url, method, headers, socket } = incoming;
  const address = socket.remoteAddress ?? '';
  const own = {
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    ...(headers.accept?.includes('text/html') && { 'accept-encoding': 'identity' }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: url, method, headers: own }, resolve);
    call.once('error', reject);
    incoming.pipe(call);
  });
}

/** Resolves when the BFF accepts connections. @param {number} port */
async function bffListens(port) {
  const { connect } = await import('node:net');
  for (const deadline = performance.now() + bffWaitMs; ; await sleep(100)) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('connect', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    if (performance.now() > deadline) throw new Error(`no connection within ${bffWaitMs / 1000} s`);
  }
}
