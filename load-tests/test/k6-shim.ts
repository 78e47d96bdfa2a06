import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript6';

export const folder = fileURLToPath(new URL('../', import.meta.url));

export type Script = { options: Record<string, unknown>; default: () => void };
export type Ran = { script: Script; checks: Map<string, boolean>; run(iteration: number): void };

type Reply = { status: number; body: string; headers: Record<string, string>; cookies: string[] };
type Params = { headers: Record<string, string>; jar?: Jar };

class Jar {
  readonly cookies = new Map<string, string>();
}

// k6 calls are synchronous, so each request here runs in a separate short process.
const program = `let text = ''; process.stdin.on('data', (part) => (text += part)).on('end', async () => {
  const { method, url, headers, body } = JSON.parse(text);
  const reply = await fetch(url, { method, headers, body: body ?? undefined, redirect: 'manual' });
  const names = Object.fromEntries([...reply.headers].map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (s) => s.toUpperCase()), value]));
  console.log(JSON.stringify({ status: reply.status, body: await reply.text(), headers: names, cookies: reply.headers.getSetCookie() }));
});`;

function request(method: string, url: string, body: string | null, { headers, jar }: Params): Reply {
  const cookies = [headers.Cookie, ...[...(jar?.cookies ?? [])].map(([name, value]) => `${name}=${value}`)];
  const sent = { method, url, body, headers: { ...headers, Cookie: cookies.filter(Boolean).join('; ') } };
  const done = spawnSync(process.execPath, ['-e', program], { input: JSON.stringify(sent), encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  const reply: Reply = JSON.parse(done.stdout);
  for (const cookie of reply.cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar?.cookies.set(name, value);
  }
  return reply;
}

/**
 * Runs a script as k6 starts it, with the parts of k6 that our scripts use. `files` replaces the files that they open.
 */
export function loadScript(
  name: string,
  { env = {}, files = {} }: { env?: object; files?: Record<string, string> } = {},
): Ran {
  const checks = new Map<string, boolean>();
  const scenario = { iterationInTest: 0 };
  const abort = (why: string): never => {
    throw new Error(why);
  };
  const check = (value: unknown, wanted: Record<string, (value: unknown) => boolean>): boolean => {
    const results = Object.entries(wanted).map(([name, holds]) => [name, holds(value)] as const);
    for (const [name, held] of results) checks.set(name, (checks.get(name) ?? true) && held);
    return results.every(([, held]) => held);
  };
  const shims: Record<string, object> = {
    k6: { check },
    'k6/http': { default: { request }, CookieJar: Jar, __esModule: true },
    'k6/execution': { default: { scenario, vu: { idInTest: 1 }, test: { abort } }, __esModule: true },
    'k6/data': { SharedArray: sharedArray },
  };
  const open = (path: string): string => files[path] ?? readFileSync(join(folder, path), 'utf8');
  const script = loadModule(join(folder, name), { shims, globals: { open, __ENV: env } }) as Script;
  return {
    script,
    checks,
    run: (iteration) => {
      scenario.iterationInTest = iteration;
      script.default();
    },
  };
}

// k6 scripts call this function with `new`. The value that a constructor returns replaces the new object.
function sharedArray(_name: string, fill: () => unknown[]): unknown[] {
  return fill();
}

type Surroundings = { shims: Record<string, object>; globals: Record<string, unknown> };

function loadModule(path: string, around: Surroundings): object {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions, fileName: path });
  const require = (name: string): object => {
    const shim = around.shims[name];
    if (shim) return shim;
    const file = resolve(dirname(path), name);
    if (!existsSync(file)) throw new Error(`k6 has no module ${name}`);
    return loadModule(file, around);
  };
  const module = { exports: {} };
  const names = Object.keys(around.globals);
  new Function('require', 'module', 'exports', ...names, outputText)(
    require,
    module,
    module.exports,
    ...names.map((name) => around.globals[name]),
  );
  return module.exports;
}
