import { PaperReplaced } from '@setu/proto/request/events';
import { PaperKind } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestDocument } from '../src/documents/domain/document.js';
import { eraseContacts } from '../src/jobs/erase-contacts.js';
import { makeDocument } from '../src/jobs/make-document.js';
import {
  boot,
  contact,
  defined,
  people,
  published,
  transition,
  userChanged,
  userErased,
  type World,
} from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const requestDocument = async (requestId: string, actor = people.buyer) =>
  defined((await world.client.makePaper({ requestId, kind: PaperKind.REQUEST }, { actor })).paper).id;
const document = async (id: string): Promise<RequestDocument> => defined(await world.deps.read.documents.get(id));
const makeWith = (storeDocument: (file: { id: string }) => Promise<void>) =>
  makeDocument({ ...world.deps, edge: { storeDocument } }).run;
const print = (documentId: string) =>
  makeWith(() => Promise.resolve())({ paperId: documentId }, { signal: new AbortController().signal });
const replaced = () => world.events.of('setu.request.paper.replaced', PaperReplaced);
const made = () => world.events.subjects().filter((subject) => subject === 'setu.request.paper.made').length;

/** Publishes a request and prints a document for each side. */
async function printed(): Promise<{ requestId: string; documents: RequestDocument[] }> {
  const requestId = (await published(world)).id;
  const ids = [await requestDocument(requestId), await requestDocument(requestId, people.manager)];
  for (const id of ids) await print(id);
  return { requestId, documents: await Promise.all(ids.map(document)) };
}

describe('Documents of a request whose contact is erased', () => {
  it('are printed again once without the contact and without an event, and only the hash of the old file remains', async () => {
    const { requestId, documents } = await printed();
    const other = await printed();
    await world.settle();
    const [madeBefore, before] = [made(), replaced().length];
    await userErased(world, people.buyer2, contact.email);
    await userErased(world, people.buyer2, contact.email);
    for (const old of documents) {
      const now = await document(old.id);
      expect([now.state, now.content.contact, now.sha256, now.version]).toEqual(['making', '', '', old.version]);
      expect(now.fileId).not.toBe(old.fileId);
      await print(old.id);
      const again = await document(old.id);
      expect([again.state, again.sha256.length]).toEqual(['ready', 64]);
      expect(again.sha256).not.toBe(old.sha256);
      expect(JSON.stringify(again)).not.toMatch(/Волкова|79031234567|i@volga/);
    }
    await world.settle();
    expect(made()).toBe(madeBefore);
    const files = replaced()
      .slice(before)
      .map(({ fileId }) => fileId);
    expect(files.sort()).toEqual([...documents, ...other.documents].map(({ fileId }) => fileId).sort());
    const former = await world.deps.db('former_paper').where({ request_id: requestId }).orderBy('sha256');
    expect(former.map(({ sha256 }) => sha256)).toEqual(documents.map(({ sha256 }) => sha256).sort());
    // A document requested now has the same content.
    expect(await requestDocument(requestId)).toBe(documents[0]?.id);
  });

  it('do not bring the contact back when they are printed during the erasure', async () => {
    const requestId = (await published(world)).id;
    const id = await requestDocument(requestId);
    const run = makeWith(async () => userErased(world, people.buyer2, contact.email));
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect(await document(id)).toMatchObject({ state: 'making', sha256: '', content: { contact: '' } });
    await print(id);
    expect((await document(id)).state).toBe('ready');
  });

  it('are corrected before printing when they are requested during the erasure', async () => {
    const requestId = (await published(world)).id;
    const id = await requestDocument(requestId);
    const emptyContact = { name: '', surname: '', patronymic: '', phone: '', email: '' };
    await world.deps
      .db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(emptyContact) });
    const stored: string[] = [];
    const run = makeWith(async (file) => void stored.push(file.id));
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect([stored, (await document(id)).content.contact]).toEqual([[], '']);
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect(stored).toEqual([(await document(id)).fileId]);
  });

  it('are deleted if a document with the remaining content exists, and the next document gets its own number', async () => {
    const { requestId, documents } = await printed();
    const { db } = world.deps;
    const emptyContact = { name: '', surname: '', patronymic: '', phone: '', email: '' };
    await db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(emptyContact) });
    const second = await requestDocument(requestId);
    expect((await document(second)).version).toBe(2);
    await db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(contact) });
    await userErased(world, people.buyer2, contact.email);
    expect(await world.deps.read.documents.get(documents[0]?.id ?? '')).toBeUndefined();
    const { userId, companyId } = people.senior;
    await userChanged(world, { userId, companyId, name: 'Ольга', surname: 'Мороз' });
    await world.client.takeIntoWork(transition(requestId), { actor: people.senior });
    expect((await document(await requestDocument(requestId))).version).toBe(3);
  });

  it("lose an erased manager's name only where that manager led the request, not another of the same name", async () => {
    const [led, namesakes] = [(await published(world)).id, (await published(world)).id];
    for (const { userId, companyId } of [people.manager, people.manager2])
      await userChanged(world, { userId, companyId, name: 'Вера', surname: 'Мостовая' });
    await world.client.takeIntoWork(transition(led), { actor: people.manager });
    await world.client.takeIntoWork(transition(namesakes), { actor: people.manager2 });
    const [own, other] = [await requestDocument(led), await requestDocument(namesakes)];
    expect((await document(own)).content.broker).toBe('Мостовая Вера');
    await userErased(world, people.manager);
    expect([(await document(own)).content.broker, (await document(other)).content.broker]).toEqual([
      '',
      'Мостовая Вера',
    ]);
  });

  it('lose the contact five years after the deal ended', async () => {
    const { requestId, documents } = await printed();
    const long = new Date('2020-01-01T00:00:00Z');
    const ended = { status: 'rejected_by_customer', status_at: long };
    await world.deps.db('request').where({ id: requestId }).update(ended);
    await eraseContacts(world.deps).run({}, { signal: new AbortController().signal });
    for (const { id } of documents) expect((await document(id)).content.contact).toBe('');
  });
});
