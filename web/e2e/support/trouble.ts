import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets the tests' processes, which did not start the services, kill one of them: `POST /<service>` ends the present
 * process of that name with SIGKILL, the supervisor starts the next one.
 */
export async function openTrouble(
  pids: () => Record<string, number | undefined>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const pid = pids()[(request.url ?? '').slice(1)];
    if (pid === undefined) response.statusCode = 404;
    else process.kill(pid, 'SIGKILL');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Kills the process of a service as `kill -9` does. */
export async function kill(service: string): Promise<void> {
  const door = process.env.SETU_E2E_TROUBLE;
  if (!door) throw new Error('The services of a world that others started are not killed');
  const { ok } = await fetch(`${door}/${service}`, { method: 'POST' });
  if (!ok) throw new Error(`No process of ${service} is running`);
}
