import { OtherSupplierTexts, SupplierText } from '../../../kit/supplier-fields/supplier-text';
import { FieldGrid } from '../../../ui/layout/layout';

const placed = [
  ...(['contact_surname', 'contact_name', 'contact_patronymic', 'designation'] as const),
  ...(['email', 'phone', 'additional_email', 'additional_phone'] as const),
];

/** Asks for the company's contact. */
export function SupplierContactFields() {
  return (
    <FieldGrid>
      {placed.map((field) => (
        <SupplierText key={field} field={field} />
      ))}
      <OtherSupplierTexts part="contact" placed={placed} />
    </FieldGrid>
  );
}
