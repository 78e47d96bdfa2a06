import * as wire from '@setu/proto/media/events';
import type { File } from './files/domain/file.js';

/** setu.media.file.stored: the bytes of a file are stored safely. */
export const fileStored = ({ id, name, type, size, owner }: File) => ({
  subject: 'setu.media.file.stored',
  aggregateId: id,
  payload: wire.FileStored.encode({
    file: { id, name, type, size: BigInt(size) },
    ownerUserId: owner.userId,
    ownerCompanyId: owner.companyId,
  }).finish(),
});

/** setu.media.picture.measured: the dominant colour of each picture. Pictures without one are left out. */
export function picturesMeasured(measured: readonly wire.PictureColor[]) {
  const pictures = measured.filter(({ color }) => color !== '');
  const [first] = pictures;
  if (first === undefined) return [];
  const payload = wire.PicturesMeasured.encode({ pictures }).finish();
  return [{ subject: 'setu.media.picture.measured', aggregateId: first.fileId, payload }];
}

/** setu.media.file.removed: a file was removed for everyone. */
export const fileRemoved = (id: string) => ({
  subject: 'setu.media.file.removed',
  aggregateId: id,
  payload: wire.FileRemoved.encode({ fileId: id }).finish(),
});
