import enSettings from '@setu/contract/texts/en/setting-words.json' with { type: 'json' };
import ruSettings from '@setu/contract/texts/ru/setting-words.json' with { type: 'json' };
import { actionLabel, auditLabels, kindLabel } from './audit-labels.js';
import { costTexts } from './cost-texts.js';
import { filled } from './export-texts.js';
import { moneyText, numberText } from './formats.js';
import type { Language } from './locale.js';
import { reportLabels } from './report-labels.js';
import { statusText } from './texts.js';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;
const settings: Record<Language, Labels> = {
  en: enSettings,
  ru: ruSettings,
};

const costColumns: Record<Language, Labels> = { en: costTexts.en.column, ru: costTexts.ru.column };

/** Fields that contain the id of a user, a company or a category. */
export const personFields: ReadonlySet<string> = new Set([
  ...['manager', 'broker_manager', 'reviewer', 'person', 'substitute', 'heir'],
]);
export const companyFields: ReadonlySet<string> = new Set(['company', 'supplier', 'invited_supplier']);
export const categoryFields: ReadonlySet<string> = new Set(['parent', 'category']);

const labelIn = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? (table[key] ?? key) : key;

/** Returns a label as it continues a sentence. Abbreviations and brands keep their capitals. */
const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\P{Lu}*(\s|$))/u, (letter) => letter.toLowerCase());

/**
 * Returns the label of an audit entry's field. A setting is named by its effect. A part of an address or contact is
 * labelled together with the field it belongs to.
 */
export function fieldLabel(field: string, language: Language): string {
  const { fields, parts, part } = auditLabels[language];
  const [of = '', name = ''] = field.split('.');
  const own = settings[language][of]?.[name] ?? costColumns[language][of]?.[name];
  if (own !== undefined) return own;
  if (Object.hasOwn(parts, of))
    return filled(part, { of: labelIn(parts, of), name: inSentence(labelIn(fields, name)) });
  return labelIn(fields, field);
}

/** Returns the table of labels for a field's values. For a status, the table depends on the kind of object. */
function setOf(field: string, objectKind: string): keyof (typeof auditLabels)['en']['values'] | undefined {
  if (field === 'status' && (objectKind === 'person' || objectKind === 'review' || objectKind === 'application'))
    return objectKind;
  if (field === 'state' || field === 'kinds' || field === 'scopes' || field === 'language' || field === 'card_text')
    return field;
  if (field === 'locale') return 'language';
  return field === 'bothWays' ? 'flag' : undefined;
}

/** Formatters for values that have no label table of their own. */
const formatters: Readonly<Record<string, (value: string, language: Language) => string>> = {
  fields: fieldLabel,
  roles: (value, language) => labelIn(reportLabels[language].roles, value),
  kind: kindLabel,
  action: actionLabel,
  service: (value, language) => labelIn(auditLabels[language].services, value),
  offer_price: moneyOf,
  contract_price: moneyOf,
};

/** Formats `1250000 INR`, an amount in minor units, as money. */
function moneyOf(value: string, language: Language): string {
  const [minor = '', currency = ''] = value.split(' ');
  return /^\d+$/.test(minor) ? moneyText(language, { value: Number(minor) / 100, currency }) : value;
}

const several = ', ';

/** Returns the value of a setting with the unit that its name ends with. */
function settingValue(value: string, name: string, language: Language): string {
  const suffix = /_(mb|hours|percent|hundredths|rupees|roubles)$/.exec(name)?.[1] ?? '';
  const isHundredths = suffix === 'hundredths';
  const unit = labelIn(auditLabels[language].units, isHundredths ? 'percent' : suffix);
  return /^\d+$/.test(value) && unit !== ''
    ? `${isHundredths ? numberText(language, Number(value) / 100) : value}\u00a0${unit}`
    : labelIn(auditLabels[language].values.flag, value);
}

/** Returns the value of a column of a cost table, with the label of its option if it has one. */
function costOption(value: string, field: string, language: Language): string {
  const [table = '', name = ''] = field.split('.');
  const options: Readonly<Record<string, Labels>> = costTexts[language].option;
  return name === 'is_example'
    ? labelIn(costTexts[language].flag, value)
    : labelIn(options[table]?.[name] ?? {}, value);
}

/** Returns a field's value as text. Each item of a list is formatted, and an unknown value is returned unchanged. */
export function fieldValue(value: string, { name, objectKind, language }: FieldPlace): string {
  if (name === 'status' && objectKind === 'request') return statusText(language, value);
  if (Object.hasOwn(settings[language], name.split('.')[0] ?? '')) return settingValue(value, name, language);
  if (objectKind === 'cost_row') return costOption(value, name, language);
  const set = setOf(name, objectKind);
  const format =
    set === undefined ? formatters[name] : (one: string) => labelIn(auditLabels[language].values[set], one);
  if (format === undefined) return value;
  return value
    .split(several)
    .map((one) => format(one, language))
    .join(several);
}

interface FieldPlace {
  name: string;
  /** The kind of the object that the action changed. */
  objectKind: string;
  language: Language;
}
