import { FieldGrid } from '../../../ui/layout/layout';
import { SupplierText } from './supplier-text';

/** Asks for the company's contact. */
export function SupplierContactFields() {
  return (
    <FieldGrid>
      <SupplierText field="contact_surname" />
      <SupplierText field="contact_name" />
      <SupplierText field="contact_patronymic" />
      <SupplierText field="designation" />
      <SupplierText field="email" />
      <SupplierText field="phone" />
      <SupplierText field="additional_email" />
      <SupplierText field="additional_phone" />
    </FieldGrid>
  );
}
