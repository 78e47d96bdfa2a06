import { z } from 'zod';

export const config = {
  /** Who translates texts by machine; without one nobody does. */
  TRANSLATE_PROVIDER: z.enum(['libretranslate', 'yandex', 'deepl']).optional(),
  /** Where it answers; the provider's own address when absent. LibreTranslate has none of its own. */
  TRANSLATE_URL: z.url().optional(),
  TRANSLATE_KEY: z.string().optional(),
  /** Yandex Cloud's folder the key belongs to; not needed for a service account's key. */
  TRANSLATE_FOLDER: z.string().optional(),
  TRANSLATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(4000),
};
