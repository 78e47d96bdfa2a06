import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, type Media, publishTo } from './fixtures.js';

let media: Media;
beforeAll(async () => {
  media = await boot();
});
afterAll(() => media?.close());

it('a card that has no files and had none before causes no query for files', async () => {
  const statements: string[] = [];
  media.deps.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  await publishTo(media).card('updated', { skuId: systemIds.id() });
  expect(statements.filter((sql) => /"(attached_entity|attachment|file|file_lease)"/.test(sql))).toEqual([
    expect.stringMatching(/^insert into "attached_entity"/),
    expect.stringMatching(/^select "file_id" from "attachment"/),
  ]);
});
