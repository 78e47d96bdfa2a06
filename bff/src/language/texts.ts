import { fieldTextKey, shownParams } from '@setu/contract';
import enMessages from '@setu/contract/texts/en/messages.json' with { type: 'json' };
import enProblems from '@setu/contract/texts/en/problems.json' with { type: 'json' };
import enStatuses from '@setu/contract/texts/en/statuses.json' with { type: 'json' };
import enValidation from '@setu/contract/texts/en/validation.json' with { type: 'json' };
import ruMessages from '@setu/contract/texts/ru/messages.json' with { type: 'json' };
import ruProblems from '@setu/contract/texts/ru/problems.json' with { type: 'json' };
import ruStatuses from '@setu/contract/texts/ru/statuses.json' with { type: 'json' };
import ruValidation from '@setu/contract/texts/ru/validation.json' with { type: 'json' };
import type { Language } from './locale.js';

const texts = {
  en: {
    messages: enMessages,
    problems: enProblems,
    statuses: enStatuses,
    validation: enValidation,
  },
  ru: {
    messages: ruMessages,
    problems: ruProblems,
    statuses: ruStatuses,
    validation: ruValidation,
  },
};

const lookUp = (table: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const fill = (text: string, params: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => lookUp(params, name) ?? '');

/** Returns the text of a problem code. An unknown code gets the general text of its status. */
export const problemText = (language: Language, code: string, fallback = 'server_error'): string => {
  const table = texts[language].problems.code;
  return lookUp(table, code) ?? lookUp(table, fallback) ?? code;
};

/** Returns the text of a field's problem, with the limit if `params` contains it. */
export const fieldText = (language: Language, code: string, params: Record<string, string> = {}): string => {
  const { validation, problems } = texts[language];
  const key = fieldTextKey({ code, params }, language, (one) => Object.hasOwn(validation, one));
  const text = key === undefined ? lookUp(problems.code, code) : lookUp(validation, key);
  return fill(text ?? validation.invalid, shownParams(params, language));
};

/** Returns the text of a signature check's result, or why the signature could not be verified. */
export const signatureOutcomeText = (language: Language, outcome: string): string =>
  lookUp(texts[language].statuses.signature, outcome) ?? fieldText(language, outcome);

/** Returns the confirmation of an action. */
export const messageText = (
  language: Language,
  code: keyof typeof enMessages,
  params: Record<string, string>,
): string => fill(texts[language].messages[code], params);

/** Returns the label of a company's type of business. */
export const businessTypeText = (language: Language, type: string): string =>
  lookUp(texts[language].statuses.businessType, type) ?? type;

/** Returns the name of a request's status. */
export const statusText = (language: Language, status: string): string =>
  lookUp(texts[language].statuses.request, status) ?? status;

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns why a request was rejected, for use within a sentence. The words are those of the side that ended the request
 * with this status.
 */
export const reasonText = (language: Language, reason: string, status: string): string => {
  const { rejectReason, supplierReason, brokerReason } = texts[language].statuses;
  const own = status === 'rejected_by_supplier' ? supplierReason : status === 'rejected_by_broker' ? brokerReason : {};
  return withinSentence(lookUp(own, reason) ?? lookUp(rejectReason, reason) ?? '');
};

/** Returns why a supplier declines to offer, for use within a sentence. */
export const declineText = (language: Language, reason: string): string =>
  withinSentence(lookUp(texts[language].statuses.declineReason, reason) ?? '');
