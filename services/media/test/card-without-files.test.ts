import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, type Media, told } from './given.js';

let media: Media;
beforeAll(async () => {
  media = await boot();
});
afterAll(() => media?.close());

it('a card that has no files and had none before causes no query for files', async () => {
  const asked: string[] = [];
  media.deps.db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  await told(media).card('updated', { skuId: systemIds.id() });
  expect(asked.filter((sql) => /"(attached_entity|attachment|file|file_lease)"/.test(sql))).toEqual([
    expect.stringMatching(/^insert into "attached_entity"/),
    expect.stringMatching(/^select "file_id" from "attachment"/),
  ]);
});
