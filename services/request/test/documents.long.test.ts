import type { Actor } from '@setu/proto/common';
import { PaperKind, PaperState } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocument } from '../src/jobs/make-document.js';
import { boot, defined, draft, people, published, sent, type World } from './fixtures.js';
import { refused } from './refused.js';

let world: World;
let requestId: string;
beforeAll(async () => {
  world = await boot();
  requestId = (await published(world)).id;
});
afterAll(() => world?.close());

const list = (actor: Actor, of = requestId) => world.client.listPapers({ requestId: of }, { actor });
const make = async (actor: Actor, kind = PaperKind.REQUEST, of = requestId) =>
  defined((await world.client.makePaper({ requestId: of, kind }, { actor })).paper);
const get = (documentId: string, actor: Actor) => world.client.getPaper({ requestId, paperId: documentId }, { actor });

describe('A document of a request', () => {
  it('with the same content is made once, however often and by whom in the company it is requested', async () => {
    const documents = await Promise.all([people.buyer, people.buyer2, people.buyer].map((actor) => make(actor)));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
    expect((await list(people.buyer2)).papers.map(({ id, version }) => [id, version])).toEqual([[documents[0]?.id, 1]]);
    expect((await make(people.manager)).id).not.toBe(documents[0]?.id);
  });

  it('belongs to its company and is not found for others', async () => {
    const [own] = (await list(people.buyer)).papers;
    for (const actor of [people.manager, people.rival, people.supplier])
      expect((await refused(get(own?.id ?? '', actor))).kind).toBe('not_found');
    for (const call of [() => list(people.rival), () => make(people.rival), () => list(people.supplier)])
      expect((await refused(call())).kind).toBe('not_found');
    expect((await refused(list(people.anonymous))).kind).toBe('unauthenticated');
  });

  it('of a contract needs the contract, and a draft has no documents', async () => {
    expect(await refused(make(people.buyer, PaperKind.SPECIFICATION))).toMatchObject({
      kind: 'refused',
      code: 'paper_not_open',
    });
    expect((await refused(make(people.buyer, PaperKind.UNSPECIFIED))).kind).toBe('forbidden');
    const ofDraft = await draft(world);
    expect((await list(people.buyer, ofDraft)).open).toEqual([]);
    expect((await refused(make(people.buyer, PaperKind.REQUEST, ofDraft))).code).toBe('paper_not_open');
  });

  it('that the media service rejects is marked as failed, and requesting it again starts another attempt', async () => {
    const { id } = await make(people.senior, PaperKind.REQUEST, (await sent(world)).id);
    const task = makeDocument({
      ...world.deps,
      edge: { storeDocument: () => Promise.reject(new Error('the media service is down')) },
    });
    await expect(task.run({ paperId: id }, { signal: new AbortController().signal })).rejects.toThrow(
      'the media service is down',
    );
    expect((await world.deps.read.documents.get(id))?.state).toBe('failed');
    const stored: string[] = [];
    const retry = makeDocument({ ...world.deps, edge: { storeDocument: async ({ name }) => void stored.push(name) } });
    await retry.run({ paperId: id }, { signal: new AbortController().signal });
    await retry.run({ paperId: id }, { signal: new AbortController().signal });
    const document = defined(await world.deps.read.documents.get(id));
    expect([document.state, document.sha256.length, stored]).toEqual(['ready', 64, [document.name]]);
    expect(document.name).toMatch(/^request-\d{8}-1\.pdf$/);
  });

  it('that is not ready cannot be downloaded', async () => {
    const document = (await list(people.buyer)).papers.find(({ state }) => state !== PaperState.READY);
    if (document) expect((await refused(get(document.id, people.buyer))).code).toBe('paper_not_ready');
  });
});
