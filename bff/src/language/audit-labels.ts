import en from '@setu/contract/texts/en/audit-words.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/audit-words.json' with { type: 'json' };
import { cardFieldTexts } from './card-field-texts.js';
import type { Language } from './locale.js';
import { supplierFieldTexts } from './supplier-field-texts.js';

type Texts = typeof en;

/** Adds the names of a card's texts and of a supplier's fields. */
const withFieldTexts = (texts: Texts, language: Language) => {
  const { label } = supplierFieldTexts[language];
  const renamed = { legal_address_line: label.address, webSiteUrl: label.web_site_url };
  const card_text = { ...cardFieldTexts[language].label, ...texts.values.card_text };
  return { ...texts, fields: { ...label, ...renamed, ...texts.fields }, values: { ...texts.values, card_text } };
};

/** The labels of audit entries. */
export const auditLabels = { en: withFieldTexts(en, 'en'), ru: withFieldTexts(ru, 'ru') };

/** Returns an action's label, or its own name if it is not known here yet. */
export function actionLabel(action: string, language: Language): string {
  const [noun = '', verb = ''] = action.split('.');
  const of: Readonly<Record<string, Readonly<Record<string, string>>>> = auditLabels[language].actions;
  return of[noun]?.[verb] ?? action;
}

/** Returns the label of the kind of object that was changed. */
export function kindLabel(kind: string, language: Language): string {
  const kinds: Readonly<Record<string, string>> = auditLabels[language].kinds;
  return kinds[kind] ?? kind;
}
