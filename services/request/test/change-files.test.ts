import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, defined, draft, file, people, publication, save, view, type World } from './fixtures.js';
import { refused } from './refused.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

const actor = people.buyer;
const change = (requestId: string, attached: ReturnType<typeof file>[], detachedIds: string[] = []) => ({
  requestId,
  attached: { files: attached },
  detachedIds,
});
const conditionOf = async (requestId: string): Promise<string> =>
  defined((await view(world, requestId, actor)).condition).id;

describe('The files of a draft, added and removed one by one', () => {
  it('are added at the end and removed, and repeating a change does nothing', async () => {
    const requestId = await draft(world);
    const [a, b] = [file('a.pdf'), file('b.pdf')];
    await world.client.saveDraft(save(requestId, { files: { files: [a] } }), { actor });
    const attached = await world.client.changeFiles(change(requestId, [b]), { actor });
    expect(attached.files).toEqual([a, b]);
    expect(await world.client.changeFiles(change(requestId, [b]), { actor })).toEqual(attached);
    const detached = await world.client.changeFiles(change(requestId, [], [a.id]), { actor });
    expect(detached).toEqual({ version: attached.version + 1, files: [b] });
    expect(await world.client.changeFiles(change(requestId, [], [a.id]), { actor })).toEqual(detached);
    const conditionId = await conditionOf(requestId);
    expect(await world.client.getConditionDraft({ conditionId }, { actor })).toEqual({ requestId, files: [b] });
  });

  it('are all stored when ten are added concurrently, and none is accepted beyond twenty', async () => {
    const requestId = await draft(world);
    const ten = Array.from({ length: 10 }, () => file());
    await Promise.all(ten.map((one) => world.client.changeFiles(change(requestId, [one]), { actor })));
    const { files } = defined((await view(world, requestId, actor)).condition);
    expect(files.map(({ id }) => id).sort()).toEqual(ten.map(({ id }) => id).sort());
    const more = Array.from({ length: 11 }, () => file());
    expect(await refused(world.client.changeFiles(change(requestId, more), { actor }))).toMatchObject({
      kind: 'invalid',
      fields: { files: 'too_many_files' },
    });
  });

  it('can be changed only by the author, and only in a draft', async () => {
    const requestId = await draft(world);
    const conditionId = await conditionOf(requestId);
    const tries = (by: typeof actor) => [
      () => world.client.changeFiles(change(requestId, [file()]), { actor: by }),
      () => world.client.getConditionDraft({ conditionId }, { actor: by }),
    ];
    for (const by of [people.buyer2, people.rival, people.manager])
      for (const call of tries(by)) expect(await refused(call())).toMatchObject({ kind: 'not_found' });
    await world.client.publishRequest(publication(requestId), { actor });
    for (const call of tries(actor)) expect(await refused(call())).toMatchObject({ code: 'not_a_draft' });
    for (const call of tries(people.buyer2)) expect(await refused(call())).toMatchObject({ code: 'access_denied' });
  });
});
