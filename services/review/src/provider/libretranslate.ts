import { z } from 'zod';
import type { Question } from './call-provider.js';
import type { ProviderSettings } from './provider.js';

const answer = z.object({ translatedText: z.string() });

/** LibreTranslate: `POST /translate`, with the key in the body for servers that require one. */
export const libreTranslate = ({ url = '', key }: ProviderSettings, q: string): Question<z.infer<typeof answer>> => ({
  url: new URL('translate', url.endsWith('/') ? url : `${url}/`).href,
  headers: {},
  body: { q, source: 'en', target: 'ru', format: 'text', ...(key && { api_key: key }) },
  answer,
  text: ({ translatedText }) => translatedText,
});
