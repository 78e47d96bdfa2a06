import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EventBus } from '../src/events/index.js';
import { carryOut } from '../src/operate/carry-out.js';
import { readOrder } from '../src/operate/order.js';
import { databaseUrls, withServiceSchemas } from '../src/operate/service-schemas.js';
import { metrics } from '../src/process.js';
import { measure } from '../src/start/measure.js';
import { actors, bootService } from '../src/testing/index.js';
import { cure, startRates } from './rate-service.js';

type World = Awaited<ReturnType<typeof boot>>;
const boot = () => bootService(startRates, {});

describe('An operator who can only access the database of a running service', () => {
  let world: World;
  let published: EventBus['publish'];

  beforeAll(async () => {
    world = await boot();
    published = vi.spyOn(world.deps.bus, 'publish');
  });
  afterAll(() => world?.close());

  const command = async (line: string): Promise<string[]> => {
    const lines: string[] = [];
    const env = { DATABASE_URL: world.deps.env.DATABASE_URL, BUS_DATABASE_URL: world.deps.env.BUS_DATABASE_URL };
    const say = (text: string): void => void lines.push(text);
    await withServiceSchemas(databaseUrls(env), (schemas) => carryOut(readOrder(line.split(' ')), { schemas, say }));
    return lines;
  };
  const send = (date: string) => world.client.getRate({ date, currency: '' }, { actor: actors.buyer() });

  it('lists a dead-lettered event, has it replayed when possible, and sees that it is handled', async () => {
    expect(await command('dead-letters')).toEqual(['0 events are dead-lettered.']);
    await send('poison');
    await world.settle();
    const [line, count] = await command('dead-letters');
    const eventId = world.events.all.at(-1)?.id ?? '';
    expect(line).toMatch(
      new RegExp(
        `^fx  ${eventId}  fx.notes-heard  setu.fx.note.poison  20\\S+Z  2 tries  AppError: cannot be stomached$`,
      ),
    );
    expect(count).toBe('1 event is dead-lettered.');
    await measure('fx', world.deps.db);
    expect(await metrics.metrics()).toContain('setu_dead_lettered_events{service="fx"} 1');
    await expect(command(`replay ${eventId}`)).rejects.toThrow('Not everything was handled');
    expect((await command('dead-letters'))[0]).toContain('3 tries');
    onTestFinished(cure());
    expect(await command(`replay ${eventId} --consumer fx.notes-heard`)).toEqual(['fx.notes-heard: handled']);
    expect(await command('dead-letters')).toEqual(['0 events are dead-lettered.']);
    expect(await world.deps.read.heard.all()).toEqual(['setu.fx.note.poison']);
    await expect(command(`replay ${eventId}`)).rejects.toThrow(`no dead-lettered event has the id ${eventId}`);
  });

  it('has everything since a given time published again, and no event takes effect twice', async () => {
    await send('told');
    await world.settle();
    const handled = await world.deps.read.heard.all();
    const subjects = () => vi.mocked(published).mock.calls.map(([event]) => event.subject);
    const before = subjects().filter((subject) => subject.endsWith('told')).length;
    const since = new Date(Date.now() - 3_600_000).toISOString();
    await expect(command(`replay --since ${since} --service other`)).rejects.toThrow(
      'there is no service other here, only fx',
    );
    expect(await command(`replay --since ${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([
      'fx: 0 events are sent again',
    ]);
    expect(await command(`replay --since ${since} --service fx`)).toEqual(['fx: 2 events are sent again']);
    await world.settle();
    expect(subjects().filter((subject) => subject.endsWith('told'))).toHaveLength(before + 1);
    expect(await world.deps.read.heard.all()).toEqual(handled);
  });
});
