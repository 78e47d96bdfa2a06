import { z } from 'zod';
import type { Question } from './call-provider.js';
import type { ProviderSettings } from './provider.js';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Returns the default address for a key. Keys of the free plan have this ending and their own address. */
const addressOf = (key: string): string =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** DeepL: `POST /v2/translate`. */
export const deepl = (
  { key = '', url = addressOf(key) }: ProviderSettings,
  text: string,
): Question<z.infer<typeof answer>> => ({
  url: new URL('/v2/translate', url).href,
  headers: { authorization: `DeepL-Auth-Key ${key}` },
  body: { text: [text], source_lang: 'EN', target_lang: 'RU' },
  answer,
  text: ({ translations }) => translations[0]?.text,
});
