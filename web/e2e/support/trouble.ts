import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets the test processes, which did not start the services, kill one of them. `POST /<service>` ends its current
 * process with SIGKILL, and the supervisor starts a new one. With `?held` new processes are killed too, until
 * `?let-go`.
 */
export async function openTrouble(
  pids: () => Record<string, number | undefined>,
): Promise<{ url: string; close: () => void }> {
  const held = new Map<string, NodeJS.Timeout>();
  const killed = new Set<number>();
  const end = (name: string): boolean => {
    const pid = pids()[name];
    if (pid === undefined) return false;
    if (!killed.has(pid)) process.kill(pid, 'SIGKILL');
    killed.add(pid);
    return true;
  };
  const release = (name: string) => clearInterval(held.get(name));
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
    const name = pathname.slice(1);
    release(name);
    if (search === '?held') held.set(name, setInterval(end, 100, name));
    if (search !== '?let-go' && !end(name)) response.statusCode = 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const name of held.keys()) release(name);
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function control(service: string, what = ''): Promise<void> {
  const url = process.env.SETU_E2E_TROUBLE;
  if (!url) throw new Error('The services of a world that others started are not killed');
  const { ok } = await fetch(`${url}/${service}${what}`, { method: 'POST' });
  if (!ok) throw new Error(`No process of ${service} is running`);
}

/** Kills the process of a service as `kill -9` does. The supervisor starts a new one. */
export const kill = (service: string): Promise<void> => control(service);

/** Kills every process of a service until the returned function is called. */
export async function keepDown(service: string): Promise<() => Promise<void>> {
  await control(service, '?held');
  return () => control(service, '?let-go');
}
