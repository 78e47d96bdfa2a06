import type { Migration } from '@setu/kit/db';

/** What colour pictures have, as media measured them: shown where a card's picture is on its way. */
export const pictureColors: Migration = {
  name: '202611220510-picture-colors',
  up: `
    create table picture_color (
      file_id text constraint picture_color_pkey primary key,
      color text not null
    );
  `,
  down: 'drop table picture_color;',
};
