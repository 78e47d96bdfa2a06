import { isSoleProprietor, type OwnCompanyView } from '@setu/contract';
import { useState } from 'react';
import type { Section } from '../../../forms/sections/form-section';
import { useTexts } from '../../../i18n/use-texts';
import { AddressFields } from './address-fields';
import { editValues } from './edit-values';
import { ActualFields, ContactFields, TradeFields } from './other-fields';
import { RequisitesFields } from './requisites-fields';

const numbers = ['short_name', 'full_name', 'inn', 'ogrn', 'registration_date'];

// A city is chosen, or typed if it is not in the list.
const requiredAddress = [
  'legal_addr.region',
  'legal_addr.city|legal_addr.city_name',
  'legal_addr.street',
  'legal_addr.zipcode',
];

const schemas = () => import('./edit-schema');

/** Returns the sections of the form, created once. Optional fields do not count towards completeness. */
export function useEditSections(view: OwnCompanyView): Section[] {
  const t = useTexts('companies');
  const [sections] = useState<Section[]>(() => {
    const { legal_addr, isActualLegal, actual_addr, contacts, web_site, business_type, industries, ...registered } =
      editValues(view);
    const optional = { counted: [], note: t('edit.optional') };
    return [
      {
        id: 'requisites',
        title: t('edit.sections.requisites'),
        schema: async () => (await schemas()).requisitesSchema,
        initial: registered,
        counted: isSoleProprietor(registered.inn) ? numbers : [...numbers, 'kpp'],
        content: <RequisitesFields isSigned={view.is_identity_signed} />,
      },
      {
        id: 'legal',
        title: t('edit.sections.legal'),
        schema: async () => (await schemas()).legalSchema,
        initial: { legal_addr },
        counted: requiredAddress,
        content: <AddressFields name="legal_addr" />,
      },
      {
        id: 'actual',
        title: t('edit.sections.actual'),
        schema: async () => (await schemas()).actualSchema,
        initial: { isActualLegal, actual_addr },
        ...optional,
        content: <ActualFields />,
      },
      {
        id: 'trade',
        title: t('edit.sections.trade'),
        schema: async () => (await schemas()).tradeSchema,
        initial: { web_site, business_type, industries },
        ...optional,
        answeredBy: ['web_site', 'industries'],
        content: <TradeFields industries={view.all_industries} />,
      },
      {
        id: 'contacts',
        title: t('edit.sections.contacts'),
        schema: async () => (await schemas()).contactsSchema,
        initial: { contacts },
        ...optional,
        content: <ContactFields />,
      },
    ];
  });
  return sections;
}
