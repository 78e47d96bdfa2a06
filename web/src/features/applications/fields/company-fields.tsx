import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { OtherSupplierTexts, SupplierText } from '../../../kit/supplier-fields/supplier-text';
import { FieldGrid } from '../../../ui/layout/layout';
import { usePanFromGstin } from './use-pan-from-gstin';

interface CompanyFieldsProps {
  /** The name of the address field in this form. */
  address: 'address' | 'legal_address_line';
  isGstnRequired?: boolean;
  /** A note shown below the numbers, for example a warning about another company with the same numbers. */
  note?: ReactNode;
}

const placed = ['company_name', 'gstn', 'pan', 'import_export_code', 'web_site_url', 'address'] as const;

/** Asks for the company's name, numbers and address. */
export function SupplierCompanyFields({ address, isGstnRequired = false, note }: CompanyFieldsProps) {
  const t = useTexts('applications');
  usePanFromGstin();
  return (
    <FieldGrid>
      <div data-wide>
        <SupplierText field="company_name" />
      </div>
      <SupplierText field="gstn" isRequired={isGstnRequired} hint={isGstnRequired ? undefined : t('form.gstinLater')} />
      <SupplierText field="pan" />
      {note && <div data-wide>{note}</div>}
      <SupplierText field="import_export_code" />
      <SupplierText field="web_site_url" />
      <div data-wide>
        <SupplierText field="address" name={address} rows={2} />
      </div>
      <OtherSupplierTexts part="company" placed={placed} />
    </FieldGrid>
  );
}
