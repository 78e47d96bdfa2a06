import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../local/ports.mjs';
import { launchDev } from './launched.js';
import { root } from './sources.js';
import { temporaryFolder } from './temporary-folder.js';

/** Saves a source as it is, which counts as a change. */
const saveAgain = async (path: string): Promise<void> => {
  const file = join(root, path);
  await writeFile(file, await readFile(file));
};

/** A browser's cookies, enough to sign in and to be recognised afterwards. */
function openVisitor(url: string) {
  const cookies = new Map<string, string>();
  const call = async (path: string, body?: object): Promise<Response> => {
    const reply = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  };
  const context = async () => {
    const reply = (await (await call('/api/page-context')).json()) as {
      data: { csrf_token: string; user: object | null };
    };
    return reply.data;
  };
  return { call, context };
}

test.runIf(process.platform === 'linux')(
  'npm run dev replaces saved modules in the open page, restarts the process that a saved file belongs to, and keeps the user signed in',
  async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const dev = launchDev({ DATA_DIR: await temporaryFolder(), PORT: String(port) });
    await dev.until('Setu is ready');

    const page = await fetch(`${url}/catalog/category/`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/@vite/client');
    const entry = await fetch(`${url}/src/main.tsx`);
    expect(entry.headers.get('content-type')).toContain('javascript');
    const missing = await fetch(`${url}/page/there-is-no-such-page`, { headers: { accept: 'text/html' } });
    expect(missing.status).toBe(404);

    const visitor = openVisitor(url);
    const { csrf_token } = await visitor.context();
    const credentials = { _username: 'manager@setu.example', _password: 'Setu-demo-1', _csrf_token: csrf_token };
    expect((await visitor.call('/login_check', credentials)).status).toBe(200);

    await saveAgain('services/fx/src/rates/domain/rate.ts');
    await dev.until('✓ fx restarted');
    await saveAgain('bff/src/pages/rates.ts');
    await dev.until('✓ bff restarted');
    expect((await visitor.context()).user).not.toBeNull();
    expect(dev.shown()).not.toContain('✓ identity restarted');

    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);
  },
  300_000,
);
