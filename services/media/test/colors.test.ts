import { pictureId } from '@setu/demo-world';
import { actors } from '@setu/kit/testing';
import { PicturesMeasured } from '@setu/proto/media/events';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure, measurePictures } from '../src/jobs/measure-pictures.js';
import { as, boot, type Media } from './fixtures.js';

const measuredIn = (media: Media) =>
  media.events.of('setu.media.picture.measured', PicturesMeasured).flatMap((event) => event.pictures);

describe('The colour of a picture', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot();
  });
  afterAll(() => media.close());

  const png = (background: string) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer();

  it('is published with the upload, and for pictures only', async () => {
    const uploader = as(media, actors.buyer());
    const id = await uploader.keep('pump.png', await png('#2f6fb0'));
    await uploader.keep('notes.txt', Buffer.from('words'));
    await media.settle();
    const [one, ...more] = measuredIn(media);
    expect([one?.fileId, more]).toEqual([id, []]);
    const near = [0x2f, 0x6f, 0xb0].map(
      (value, i) => value - Number.parseInt(one?.color.slice(1 + 2 * i, 3 + 2 * i) ?? '', 16),
    );
    expect(Math.max(...near.map(Math.abs))).toBeLessThan(4);
  });

  it('is measured later for older pictures, and a picture without bytes is tried once', async () => {
    const id = await as(media, actors.buyer()).keep('old.png', await png('#ffffff'));
    const deleted = await as(media, actors.buyer()).keep('gone.png', await png('#000000'));
    const rows = media.deps.db('file').whereIn('id', [id, deleted]);
    await rows.clone().update({ color: null });
    const [lost] = await media.deps.read.files.batchGet([deleted]).then((found) => [...found.values()]);
    await media.deps.edge.objects.remove(lost?.key ?? '');
    await media.settle();
    media.events.clear();
    expect(await measurePictures(media.deps)).toBe(2);
    expect(await measurePictures(media.deps)).toBe(0);
    await media.settle();
    expect(measuredIn(media)).toEqual([{ fileId: id, color: '#ffffff' }]);
    expect(Object.fromEntries((await rows.select('id', 'color')).map((row) => [row.id, row.color]))).toEqual({
      [id]: '#ffffff',
      [deleted]: '',
    });
  });
});

it('the colour of a demo drawing is measured in the same way', async () => {
  const media = await boot({ demo: 'load' });
  const tea = pictureId('tea-assam');
  const unmeasured = await media.deps.read.files.unmeasured(1, [tea]);
  await measure(media.deps, unmeasured);
  await media.settle();
  expect(measuredIn(media)).toEqual([{ fileId: tea, color: '#e6edeb' }]);
  expect(await media.deps.read.files.unmeasured(1, [tea])).toEqual([]);
  await media.close();
});
