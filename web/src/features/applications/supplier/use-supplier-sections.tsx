import {
  otherIndustryId,
  type SupplierFormView,
  type SupplierPart,
  type SupplierTexts,
  supplierTexts,
} from '@setu/contract';
import { useState } from 'react';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { SelectField } from '../../../forms/fields/select-field';
import type { Section } from '../../../forms/sections/form-section';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { requiredSupplierTexts } from '../../../kit/supplier-fields/supplier-text-names';
import { Stack } from '../../../ui/layout/layout';
import { SupplierCompanyFields } from '../fields/company-fields';
import { SupplierContactFields } from '../fields/contact-fields';
import { SupplierProductionFields } from '../fields/production-fields';
import { SameNumbers } from './same-numbers';
import type { SupplierValues } from './supplier-values';

/** The name of the address in this form. */
const address = 'legal_address_line';

const schemas = async () => (await import('./supplier-schemas')).supplierSections;

interface SectionsOptions {
  view: SupplierFormView;
  initial: SupplierValues;
  isNew: boolean;
  /** Only broker users see other suppliers. */
  isForBroker: boolean;
}

/** Returns the values of a part's text fields. The address has another name in this form. */
const textsOf = (part: SupplierPart, values: Partial<SupplierTexts>) =>
  Object.fromEntries(
    supplierTexts.flatMap(([, { name, part: of }]) => (of === part && name in values ? [[name, values[name]]] : [])),
  );

/** Returns the sections of a supplier's form, created once. Optional fields do not count towards completeness. */
export function useSupplierSections({ view, initial, isNew, isForBroker }: SectionsOptions): Section[] {
  const t = useTexts('applications');
  const [sections] = useState<Section[]>(() => {
    const { legal_address_line, manager_id, industries, type, media, invite, ...texts } = initial;
    const others = isForBroker && <SameNumbers companyId={view.company?.id} />;
    return [
      {
        id: 'main',
        title: t('supplier.sections.main'),
        schema: async () => (await schemas()).main,
        initial: { ...textsOf('company', texts), legal_address_line, manager_id },
        counted: ['gstn', ...requiredSupplierTexts('company').map((name) => (name === 'address' ? address : name))],
        content: (
          <Stack gap={4}>
            <SupplierCompanyFields address={address} isGstnRequired note={others} />
            {view.managers.length > 0 && (
              <SelectField
                name="manager_id"
                label={t('supplier.manager')}
                hint={isNew ? t('supplier.managerHint') : undefined}
                options={view.managers.map((person) => ({ value: person.id, label: fullName(person) }))}
              />
            )}
          </Stack>
        ),
      },
      {
        id: 'production',
        title: t('supplier.sections.production'),
        schema: async () => (await schemas()).production,
        initial: { ...textsOf('production', texts), industries, type, media },
        counted: ({ industries: chosen = [] }: Partial<SupplierValues>) => [
          ...['industries', 'type', ...requiredSupplierTexts('production')],
          ...(chosen.includes(otherIndustryId) ? ['other_industry'] : []),
        ],
        content: <SupplierProductionFields files={t('supplier.files')} industries={view.industries} />,
      },
      {
        id: 'contact',
        title: t('supplier.sections.contact'),
        schema: async () => (await schemas()).contact,
        initial: { ...textsOf('contact', texts), invite },
        counted: requiredSupplierTexts('contact'),
        content: (
          <Stack gap={4}>
            <SupplierContactFields />
            {isNew && <CheckboxField name="invite" label={t('supplier.invite')} />}
          </Stack>
        ),
      },
    ];
  });
  return sections;
}
