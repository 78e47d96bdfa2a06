import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/media/events';
import type { Stores } from '../store/index.js';

/** Stores the colours of pictures. */
export const onPictureMeasured: Consumer<Stores> = {
  name: 'request.picture-colors',
  subject: 'setu.media.picture.measured',
  from: 'start',
  handle: ({ payload }, { pictureColors }) => {
    const { pictures } = wire.PicturesMeasured.decode(payload);
    return pictureColors.save(pictures.map(({ fileId, color }) => ({ file_id: fileId, color })));
  },
};
