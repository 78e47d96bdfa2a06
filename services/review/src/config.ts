import { z } from 'zod';

export const config = {
  /** The machine translation provider. Without one, texts are not translated by machine. */
  TRANSLATE_PROVIDER: z.enum(['libretranslate', 'yandex', 'deepl']).optional(),
  /** The provider's address, by default its public one. LibreTranslate has no default. */
  TRANSLATE_URL: z.url().optional(),
  TRANSLATE_KEY: z.string().optional(),
  /** The Yandex Cloud folder of a user's key. A service account's key does not need it. */
  TRANSLATE_FOLDER: z.string().optional(),
  TRANSLATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(4000),
};
