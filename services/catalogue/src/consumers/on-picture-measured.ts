import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/media/events';
import type { Stores } from '../store/index.js';

/** Stores the colours of pictures. */
export const onPictureMeasured: Consumer<Stores> = {
  name: 'catalogue.picture-colors',
  subject: 'setu.media.picture.measured',
  from: 'start',
  handle: ({ payload }, { pictureColors }) => {
    const measured = wire.PicturesMeasured.decode(payload).pictures.filter(({ fileId }) => isUuid(fileId));
    return pictureColors.save(new Map(measured.map(({ fileId, color }) => [fileId, color])));
  },
};
