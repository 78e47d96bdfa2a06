import { z } from 'zod';
import type { Question } from './call-provider.js';
import type { ProviderSettings } from './provider.js';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });
const own = 'https://translate.api.cloud.yandex.net';

/** Yandex Translate: `POST /translate/v2/translate` with an API key, and with the folder for a user's key. */
export const yandex = (
  { url = own, key = '', folder }: ProviderSettings,
  text: string,
): Question<z.infer<typeof answer>> => ({
  url: new URL('/translate/v2/translate', url).href,
  headers: { authorization: `Api-Key ${key}` },
  body: {
    ...(folder && { folderId: folder }),
    ...{ texts: [text], sourceLanguageCode: 'en', targetLanguageCode: 'ru', format: 'PLAIN_TEXT' },
  },
  answer,
  text: ({ translations }) => translations[0]?.text,
});
