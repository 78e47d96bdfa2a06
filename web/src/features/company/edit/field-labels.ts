import { contactTexts } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';

const plain = [
  ...(['short_name', 'full_name', 'inn', 'kpp', 'ogrn', 'registration_date'] as const),
  ...(['web_site', 'business_type', 'industries'] as const),
];
const ofAddress = ['region', 'area', 'city', 'street', 'house', 'build', 'housing', 'flat', 'zipcode'] as const;

/** Returns the form's labels of fields that can change, by the server's names: `Юридический адрес: город`. */
export function useFieldLabels(): ReadonlyMap<string, string> {
  const t = useTexts('companies');
  const contactLabels = useTexts('supplier-fields');
  const within = (group: 'legal' | 'actual' | 'contacts', field: string) =>
    t('edit.within', { group: t(`edit.sections.${group}`), field });
  const ofPlace = (group: 'legal' | 'actual', name: string) =>
    ofAddress.map((field): [string, string] => [`${name}.${field}`, within(group, t(`edit.fields.${field}`))]);
  return new Map([
    ...plain.map((field): [string, string] => [field, t(`edit.fields.${field}`)]),
    ...ofPlace('legal', 'legal_addr'),
    ...ofPlace('actual', 'actual_addr'),
    ...contactTexts.map(({ name, nameOfSupplier }): [string, string] => [
      `contacts.${name}`,
      within('contacts', contactLabels(`label.${nameOfSupplier}`)),
    ]),
  ]);
}
