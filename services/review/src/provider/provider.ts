import { unavailable } from '@setu/kit/core';
import { askProvider, type Question } from './ask-provider.js';
import { deepl } from './deepl.js';
import { libreTranslate } from './libretranslate.js';
import { yandex } from './yandex.js';

/** Where a provider answers and by which key. */
export interface ProviderSettings {
  url?: string | undefined;
  key?: string | undefined;
  folder?: string | undefined;
}

/** Takes an English text, gives it in Russian; `unavailable` when nobody translates it. */
export type Translate = (text: string, signal: AbortSignal) => Promise<string>;

/** Which provider, how it is reached, and how long it is waited for. */
export interface TranslateEnv {
  TRANSLATE_PROVIDER?: 'libretranslate' | 'yandex' | 'deepl' | undefined;
  TRANSLATE_URL?: string | undefined;
  TRANSLATE_KEY?: string | undefined;
  TRANSLATE_FOLDER?: string | undefined;
  TRANSLATE_TIMEOUT_MS: number;
}

type Ask = (settings: ProviderSettings, text: string, signal: AbortSignal) => Promise<string>;

const by =
  <Answer>(question: (settings: ProviderSettings, text: string) => Question<Answer>): Ask =>
  (settings, text, signal) =>
    askProvider(question(settings, text), signal);

const providers: Record<NonNullable<TranslateEnv['TRANSLATE_PROVIDER']>, Ask> = {
  libretranslate: by(libreTranslate),
  yandex: by(yandex),
  deepl: by(deepl),
};

/** Takes the settings, gives what translates; throws at the start on a provider that could never answer. */
export function translatorOf(env: TranslateEnv): Translate {
  const { TRANSLATE_PROVIDER: name, TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_FOLDER: folder } = env;
  if (name === undefined) {
    return async () => {
      throw unavailable('no translation provider is set');
    };
  }
  if (name === 'libretranslate' ? !url : !key)
    throw new Error(
      `TRANSLATE_PROVIDER ${name} needs ${name === 'libretranslate' ? 'TRANSLATE_URL' : 'TRANSLATE_KEY'}`,
    );
  return (text, signal) =>
    providers[name](
      { url, key, folder },
      text,
      AbortSignal.any([signal, AbortSignal.timeout(env.TRANSLATE_TIMEOUT_MS)]),
    );
}
