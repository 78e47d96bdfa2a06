import { z } from 'zod';

export const config = {
  /** The media service's internal listener, where documents are stored. */
  MEDIA_HTTP_URL: z.url().default('http://127.0.0.1:8081'),
};
