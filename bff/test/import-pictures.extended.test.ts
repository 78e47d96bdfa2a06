import type { CardFormView, CardUploadRunView, UploadedCardsView } from '@setu/contract';
import JsZip from 'jszip';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Reply } from './browser.js';
import { type CardRow, cardsForm, filled } from './card-file.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
let company: string;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'en');
  const supplier = await world.signedIn('supplier@kaveri.example', 'en');
  company = (await supplier.context()).user?.company.id ?? '';
});
afterAll(() => world?.close());

const place = (rest = '') => `/broker/companies/${company}/catalog/upload${rest}`;

const picture = (background: string, width = 640): Promise<Buffer> =>
  sharp({ create: { width, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

/** Packs a folder of pictures as .zip. */
const packed = async (files: Readonly<Record<string, Buffer | string>>): Promise<Blob> => {
  const zip = new JsZip();
  for (const [name, bytes] of Object.entries(files)) zip.file(name, bytes);
  return new Blob([new Uint8Array(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }))]);
};

const send = async (rows: readonly CardRow[], pictures: Blob, dry: string): Promise<CardUploadRunView> => {
  const body = cardsForm(await filled(world.origin, manager, rows), { dry, pictures });
  const reply: Reply<UploadedCardsView> = await manager.call(place(), { method: 'POST', raw: body });
  expect(reply.status, reply.text).toBe(200);
  return ended(reply.data.run.id);
};

const ended = async (id: string): Promise<CardUploadRunView> => {
  const look = () => manager.get<CardUploadRunView>(place(`/${id}?limit=100`));
  await expect.poll(async () => (await look()).run.state, { timeout: 60_000 }).not.toMatch(/reading|applying/);
  return look();
};

const codes = ({ list }: CardUploadRunView) =>
  list.map(({ vendor_code, errors }) => [vendor_code, ...errors.map(({ column, code }) => `${column} ${code}`)]);

/** Returns the number of the supplier's files in media, whatever their content. */
const pictures = async (): Promise<number> => {
  const found = world.services.media.deps.db('file').where({ owner_company_id: company, kind: 'upload' });
  return Number((await found.whereIn('state', ['ready', 'attached']).count().first())?.count);
};

it('an import takes pictures from the .zip by name, reports missing ones in their rows, rejects invalid files and stores no duplicates', async () => {
  const zip = await packed({
    'Photos/Front.PNG': await picture('#2f7f5f'),
    'Photos/side.png': await picture('#7f2f5f'),
    'a/same.png': await picture('#111111'),
    'b/same.png': await picture('#222222'),
    '__MACOSX/._Front.PNG': 'not one',
    'notes.txt': 'not one',
    'tiny.png': await picture('#333333', 200),
    'torn.png': 'not one, whatever it is called',
    'huge.png': Buffer.alloc(20 * 1024 * 1024 + 1),
  });
  const rows: CardRow[] = [
    { vendor_code: 'PIC-1', pictures: 'front.png; side.png' },
    { vendor_code: 'PIC-2', pictures: 'side.png' },
    { vendor_code: 'PIC-3', pictures: 'side.png; back.png' },
    { vendor_code: 'PIC-4', pictures: 'notes.txt' },
    { vendor_code: 'PIC-5', pictures: 'same.png' },
    { vendor_code: 'PIC-6', pictures: 'huge.png' },
    { vendor_code: 'PIC-7', pictures: 'torn.png' },
    { vendor_code: 'PIC-8', pictures: company },
    { vendor_code: 'PIC-9', pictures: 'side.png; tiny.png' },
  ];
  const before = await pictures();
  const checked = await send(rows, zip, 'true');
  expect(checked.run).toMatchObject({ state: 'checked', fresh: 4, faulty: 5, pictures_named: 9, pictures_found: 4 });
  expect(codes(checked)).toEqual([
    ['PIC-1'],
    ['PIC-2'],
    ['PIC-3', 'pictures picture_missing'],
    ['PIC-4', 'pictures picture_invalid'],
    ['PIC-5', 'pictures picture_twice'],
    ['PIC-6', 'pictures picture_too_large'],
    ['PIC-7'],
    ['PIC-8', 'pictures picture_missing'],
    ['PIC-9'],
  ]);
  expect(checked.list[2]?.errors[0]?.message).toContain('back.png');
  expect(await pictures()).toBe(before);

  expect((await manager.call(place(`/${checked.run.id}`), { method: 'POST', body: {} })).status).toBe(200);
  const applied = await ended(checked.run.id);
  expect(applied.run).toMatchObject({ state: 'applied', stored: 3, faulty: 6 });
  expect(codes(applied)[6]).toEqual(['PIC-7', 'pictures picture_invalid']);
  // A small picture is stored with its card, and its row warns of it.
  expect(codes(applied)[8]).toEqual(['PIC-9', 'pictures picture_small']);
  expect(applied.list[8]).toMatchObject({ result: 'created' });
  expect(applied.list[8]?.errors[0]?.message).toBe('tiny.png has fewer than 300 pixels on its shorter side');
  expect(await pictures()).toBe(before + 3);
  const [first, second] = applied.list;
  const picturesOf = async (sku: string | null | undefined) =>
    (await manager.get<CardFormView>(`/catalog/product/${sku}/edit`)).values?.pictures ?? [];
  const shown = await picturesOf(first?.sku_id);
  expect(shown).toHaveLength(2);
  for (const { url } of shown) expect((await manager.call(url)).status).toBe(200);
  expect(await picturesOf(second?.sku_id)).toEqual([shown[1]]);

  const again = await send(rows, zip, 'false');
  expect(again.run).toMatchObject({ fresh: 0, updates: 0, unchanged: 3, stored: 0 });
  expect(await pictures()).toBe(before + 3);
}, 240_000);
