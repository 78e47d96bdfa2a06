import { PaperReplaced } from '@setu/proto/request/events';
import { PaperKind } from '@setu/proto/request/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetContacts } from '../src/jobs/forget-contacts.js';
import { makePaper } from '../src/jobs/make-paper.js';
import type { Paper } from '../src/papers/domain/paper.js';
import { boot, contact, move, people, published, there, userChanged, userErased, type World } from './given.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const ask = async (requestId: string, actor = people.buyer) =>
  there((await world.client.makePaper({ requestId, kind: PaperKind.REQUEST }, { actor })).paper).id;
const paper = async (id: string): Promise<Paper> => there(await world.deps.read.papers.get(id));
const keeping = (keepPaper: (file: { id: string }) => Promise<void>) =>
  makePaper({ ...world.deps, edge: { keepPaper } }).run;
const print = (paperId: string) =>
  keeping(() => Promise.resolve())({ paperId }, { signal: new AbortController().signal });
const gone = () => world.events.of('setu.request.paper.replaced', PaperReplaced);
const made = () => world.events.subjects().filter((subject) => subject === 'setu.request.paper.made').length;

/** Publishes a request and prints a document for each side. */
async function printed(): Promise<{ requestId: string; papers: Paper[] }> {
  const requestId = (await published(world)).id;
  const ids = [await ask(requestId), await ask(requestId, people.manager)];
  for (const id of ids) await print(id);
  return { requestId, papers: await Promise.all(ids.map(paper)) };
}

describe('Documents of a request whose contact is erased', () => {
  it('are printed again once without the contact and without an event, and only the hash of the old file remains', async () => {
    const { requestId, papers } = await printed();
    const other = await printed();
    await world.settle();
    const [told, before] = [made(), gone().length];
    await userErased(world, people.buyer2, contact.email);
    await userErased(world, people.buyer2, contact.email);
    for (const old of papers) {
      const now = await paper(old.id);
      expect([now.state, now.content.contact, now.sha256, now.version]).toEqual(['making', '', '', old.version]);
      expect(now.fileId).not.toBe(old.fileId);
      await print(old.id);
      const again = await paper(old.id);
      expect([again.state, again.sha256.length]).toEqual(['ready', 64]);
      expect(again.sha256).not.toBe(old.sha256);
      expect(JSON.stringify(again)).not.toMatch(/Волкова|79031234567|i@volga/);
    }
    await world.settle();
    expect(made()).toBe(told);
    const files = gone()
      .slice(before)
      .map(({ fileId }) => fileId);
    expect(files.sort()).toEqual([...papers, ...other.papers].map(({ fileId }) => fileId).sort());
    const former = await world.deps.db('former_paper').where({ request_id: requestId }).orderBy('sha256');
    expect(former.map(({ sha256 }) => sha256)).toEqual(papers.map(({ sha256 }) => sha256).sort());
    // A document requested now has the same content.
    expect(await ask(requestId)).toBe(papers[0]?.id);
  });

  it('do not bring the contact back when they are printed during the erasure', async () => {
    const requestId = (await published(world)).id;
    const id = await ask(requestId);
    const run = keeping(async () => userErased(world, people.buyer2, contact.email));
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect(await paper(id)).toMatchObject({ state: 'making', sha256: '', content: { contact: '' } });
    await print(id);
    expect((await paper(id)).state).toBe('ready');
  });

  it('are corrected before printing when they are requested during the erasure', async () => {
    const requestId = (await published(world)).id;
    const id = await ask(requestId);
    const nobody = { name: '', surname: '', patronymic: '', phone: '', email: '' };
    await world.deps
      .db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(nobody) });
    const kept: string[] = [];
    const run = keeping(async (file) => void kept.push(file.id));
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect([kept, (await paper(id)).content.contact]).toEqual([[], '']);
    await run({ paperId: id }, { signal: new AbortController().signal });
    expect(kept).toEqual([(await paper(id)).fileId]);
  });

  it('are deleted if one with the remaining content exists, and the next one gets its own number', async () => {
    const { requestId, papers } = await printed();
    const { db } = world.deps;
    const nobody = { name: '', surname: '', patronymic: '', phone: '', email: '' };
    await db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(nobody) });
    const second = await ask(requestId);
    expect((await paper(second)).version).toBe(2);
    await db('request')
      .where({ id: requestId })
      .update({ contact: JSON.stringify(contact) });
    await userErased(world, people.buyer2, contact.email);
    expect(await world.deps.read.papers.get(papers[0]?.id ?? '')).toBeUndefined();
    const { userId, companyId } = people.senior;
    await userChanged(world, { userId, companyId, name: 'Ольга', surname: 'Мороз' });
    await world.client.takeIntoWork(move(requestId), { actor: people.senior });
    expect((await paper(await ask(requestId))).version).toBe(3);
  });

  it("lose an erased manager's name only where that manager led the request, not another of the same name", async () => {
    const [led, namesakes] = [(await published(world)).id, (await published(world)).id];
    for (const { userId, companyId } of [people.manager, people.manager2])
      await userChanged(world, { userId, companyId, name: 'Вера', surname: 'Мостовая' });
    await world.client.takeIntoWork(move(led), { actor: people.manager });
    await world.client.takeIntoWork(move(namesakes), { actor: people.manager2 });
    const [own, other] = [await ask(led), await ask(namesakes)];
    expect((await paper(own)).content.broker).toBe('Мостовая Вера');
    await userErased(world, people.manager);
    expect([(await paper(own)).content.broker, (await paper(other)).content.broker]).toEqual(['', 'Мостовая Вера']);
  });

  it('lose the contact five years after the deal ended', async () => {
    const { requestId, papers } = await printed();
    const long = new Date('2020-01-01T00:00:00Z');
    const ended = { status: 'rejected_by_customer', status_at: long };
    await world.deps.db('request').where({ id: requestId }).update(ended);
    await forgetContacts(world.deps).run({}, { signal: new AbortController().signal });
    for (const { id } of papers) expect((await paper(id)).content.contact).toBe('');
  });
});
