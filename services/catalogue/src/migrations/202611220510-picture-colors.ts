import type { Migration } from '@setu/kit/db';

/** Stores the colours of pictures as measured by the media service. They are shown while a picture loads. */
export const pictureColors: Migration = {
  name: '202611220510-picture-colors',
  up: `
    create table picture_color (
      file_id uuid constraint picture_color_pk primary key,
      color text not null
    );`,
  down: 'drop table picture_color;',
};
