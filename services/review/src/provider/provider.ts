import { unavailable } from '@setu/kit/core';
import { callProvider, type Question } from './call-provider.js';
import { deepl } from './deepl.js';
import { libreTranslate } from './libretranslate.js';
import { yandex } from './yandex.js';

/** The address and the key of a provider. */
export interface ProviderSettings {
  url?: string | undefined;
  key?: string | undefined;
  folder?: string | undefined;
}

/** Translates an English text to Russian. Throws `unavailable` if no provider can translate it. */
export type Translate = (text: string, signal: AbortSignal) => Promise<string>;

/** The provider, its address and keys, and its timeout. */
export interface TranslateEnv {
  TRANSLATE_PROVIDER?: 'libretranslate' | 'yandex' | 'deepl' | undefined;
  TRANSLATE_URL?: string | undefined;
  TRANSLATE_KEY?: string | undefined;
  TRANSLATE_FOLDER?: string | undefined;
  TRANSLATE_TIMEOUT_MS: number;
}

type ProviderCall = (settings: ProviderSettings, text: string, signal: AbortSignal) => Promise<string>;

const by =
  <Answer>(question: (settings: ProviderSettings, text: string) => Question<Answer>): ProviderCall =>
  (settings, text, signal) =>
    callProvider(question(settings, text), signal);

const providers: Record<NonNullable<TranslateEnv['TRANSLATE_PROVIDER']>, ProviderCall> = {
  libretranslate: by(libreTranslate),
  yandex: by(yandex),
  deepl: by(deepl),
};

/**
 * Returns the translation function for the settings. Throws at the start if the settings of the provider are
 * incomplete.
 */
export function translatorOf(env: TranslateEnv): Translate {
  const { TRANSLATE_PROVIDER: name, TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_FOLDER: folder } = env;
  if (name === undefined) {
    return async () => {
      throw unavailable('no translation provider is configured');
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
