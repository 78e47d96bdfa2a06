import type { useTexts } from '../../../i18n/use-texts';

type Texts = ReturnType<typeof useTexts<'companies'>>;

const plain = [
  ...(['short_name', 'full_name', 'inn', 'kpp', 'ogrn', 'registration_date'] as const),
  ...(['web_site', 'business_type', 'industries'] as const),
];
const ofAddress = ['region', 'area', 'city', 'street', 'house', 'build', 'housing', 'flat', 'zipcode'] as const;
const ofContact = [
  ...(['name', 'surname', 'patronymic', 'designation'] as const),
  ...(['phone', 'additional_phone', 'email', 'additional_email'] as const),
];

/** Returns the form's labels of fields that can change, by the server's names: `Юридический адрес: город`. */
export function fieldLabels(t: Texts): ReadonlyMap<string, string> {
  const within = (
    group: 'legal' | 'actual' | 'contacts',
    name: string,
    fields: readonly (typeof ofAddress | typeof ofContact)[number][],
  ) =>
    fields.map((field): [string, string] => [
      `${name}.${field}`,
      t('edit.within', { group: t(`edit.sections.${group}`), field: t(`edit.fields.${field}`) }),
    ]);
  return new Map([
    ...plain.map((field): [string, string] => [field, t(`edit.fields.${field}`)]),
    ...within('legal', 'legal_addr', ofAddress),
    ...within('actual', 'actual_addr', ofAddress),
    ...within('contacts', 'contacts', ofContact),
  ]);
}
