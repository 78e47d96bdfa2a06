import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';
import { SupplierText } from './supplier-text';

interface CompanyFieldsProps {
  /** The name of the address field in this form. */
  address: 'address' | 'legal_address_line';
  isGstnRequired?: boolean;
  /** A note shown below the numbers, for example a warning about another company with the same numbers. */
  note?: ReactNode;
}

/** Asks for the company's name, numbers and address. */
export function SupplierCompanyFields({ address, isGstnRequired = false, note }: CompanyFieldsProps) {
  const t = useTexts('applications');
  return (
    <FieldGrid>
      <div data-wide>
        <SupplierText field="company_name" />
      </div>
      <SupplierText field="gstn" hint={t('fields.gstnHint')} isRequired={isGstnRequired} />
      <SupplierText field="pan" hint={t('fields.panHint')} />
      {note && <div data-wide>{note}</div>}
      <SupplierText field="import_export_code" />
      <SupplierText field="web_site_url" />
      <div data-wide>
        <SupplierText field="address" name={address} rows={2} />
      </div>
    </FieldGrid>
  );
}
