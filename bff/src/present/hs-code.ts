import type { HsCodesView, HsRatesView, HsRateView, HsSuggestionView } from '@setu/contract';
import type * as wire from '@setu/proto/catalogue/hs_codes';
import type { LocalText } from '@setu/proto/common';
import { landedUnitWord, tariffKindWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { textsIn } from './text.js';

const namesIn = (language: Language, name: LocalText | undefined) => ({
  name: name?.[language] ?? '',
  other_name: name?.[language === 'ru' ? 'en' : 'ru'] ?? '',
});

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** Presents a rate. A kind that this build does not know is left out. */
function rateView(rate: wire.HsCodeRate | undefined): HsRateView | null {
  const kind = rate && tariffKindWord(rate.kind);
  if (!rate || !kind) return null;
  const { percent, amount, currency, unit, isExample } = rate;
  return {
    ...{ kind, percent: numberOrNull(percent), amount: numberOrNull(amount), currency: currency || null },
    ...{ unit: landedUnitWord(unit) ?? null, is_example: isExample },
  };
}

/** Presents the rates of a code. The services give none to suppliers, and then the key is absent. */
export const ratesOf = (rates: wire.HsCodeRates | undefined): { rates?: HsRatesView } =>
  rates ? { rates: { duty: rateView(rates.duty), vat: rateView(rates.vat) } } : {};

/** Presents a code that was searched. */
export const codeView = ({ code, name, cards }: wire.HsCode, language: Language): HsCodesView['codes'][number] => ({
  ...{ code, ...namesIn(language, name), chapter: code.slice(0, 2), sku_count: cards },
});

/** Presents a suggested code with the reasons for it. */
export const suggestionView = (
  { code, name, path, words, similarCards, examples, rates }: wire.HsCodeSuggestion,
  language: Language,
): HsSuggestionView => ({
  ...{ code, ...namesIn(language, name) },
  path: path.map((above) => ({ code: above.code, name: namesIn(language, above.name).name })),
  ...{ words, similar_count: similarCards },
  examples: examples.map((example) => textsIn(language, { name: example })),
  ...ratesOf(rates),
});
