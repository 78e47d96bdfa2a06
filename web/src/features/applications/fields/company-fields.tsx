import { supplierLimits } from '@setu/contract';
import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';

interface CompanyFieldsProps {
  /** The name of the address field in this form. */
  address: 'address' | 'legal_address_line';
  isGstnRequired?: boolean;
  /** A note shown below the numbers, for example a warning about another company with the same numbers. */
  note?: ReactNode;
}

const { line } = supplierLimits;
/** The maximum length of a registration number, including typed spaces. */
const numberMax = 30;

/** Asks for the company's name, numbers and address. */
export function SupplierCompanyFields({ address, isGstnRequired = false, note }: CompanyFieldsProps) {
  const t = useTexts('applications');
  return (
    <FieldGrid>
      <div data-wide>
        <TextField
          name="company_name"
          label={t('fields.company_name')}
          autoComplete="organization"
          maxLength={line}
          isRequired
        />
      </div>
      <TextField
        name="gstn"
        label={t('fields.gstn')}
        hint={t('fields.gstnHint')}
        maxLength={numberMax}
        isRequired={isGstnRequired}
      />
      <TextField name="pan" label={t('fields.pan')} hint={t('fields.panHint')} maxLength={numberMax} />
      {note && <div data-wide>{note}</div>}
      <TextField name="import_export_code" label={t('fields.import_export_code')} maxLength={numberMax} />
      <TextField name="web_site_url" type="url" label={t('fields.web_site_url')} maxLength={line} />
      <div data-wide>
        <TextAreaField
          name={address}
          label={t('fields.address')}
          autoComplete="street-address"
          rows={2}
          maxLength={supplierLimits.address}
          isRequired
        />
      </div>
    </FieldGrid>
  );
}
