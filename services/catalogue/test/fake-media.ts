import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { systemIds } from '@setu/kit/core';
import { actorHeader, verifyActor } from '@setu/kit/rpc';
import { testActorKeys } from '@setu/kit/testing';

interface StoredFile {
  name: string;
  companyId: string;
  bytes: Buffer;
}

/**
 * Imitates, in memory, how the media service's internal listener handles import files. A picture named `broken` is
 * invalid.
 */
export async function fakeMedia() {
  const files = new Map<string, StoredFile>();
  const pictures = new Map<string, StoredFile>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://media');
    const [, kind = '', id = '', name = ''] = pathname.split('/');
    const companyId = searchParams.get('company') ?? '';
    const actor = verifyActor(String(request.headers[actorHeader]), testActorKeys);
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const bytes = await buffer(request);
    const file = files.get(id);
    if (request.method === 'PUT') {
      if (bytes.toString().startsWith('broken'))
        return answer(415, { kind: 'invalid', code: 'wrong_type', params: {} });
      const storedFiles = { name: decodeURIComponent(name), companyId, bytes };
      (kind === 'pictures' ? pictures : files).set(id, storedFiles);
      return answer(200, { id, name: storedFiles.name, size: bytes.length });
    }
    const isOfCompany =
      actor.kind === 'system' || actor.companyType === 'broker' || actor.companyId === file?.companyId;
    if (file === undefined || !isOfCompany) return answer(404, { kind: 'not_found', code: 'not_found', params: {} });
    if (kind === 'files') return response.writeHead(200).end(file.bytes);
    if (file.companyId !== companyId) return answer(404, { kind: 'not_found', code: 'not_found', params: {} });
    return answer(200, { id, name: file.name, size: file.bytes.length });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    pictures,
    /** Stores a file as if a user had uploaded it. */
    put: (companyId: string, name: string, bytes: Buffer): string => {
      const id = systemIds.id();
      files.set(id, { name, companyId, bytes });
      return id;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
