import { businessTypes, type NamedView, otherIndustryId, supplierFilesMax } from '@setu/contract';
import { FileField } from '../../../forms/fields/file-field';
import { MultiSelectField } from '../../../forms/fields/multi-select-field';
import { SelectField } from '../../../forms/fields/select-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { OtherSupplierTexts, SupplierText } from '../../../kit/supplier-fields/supplier-text';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { useGetApplicationFormQuery } from '../api';

interface ProductionFieldsProps {
  /** The text above the files. */
  files: string;
  /** The industries to choose from, if the page already has them. */
  industries?: NamedView[];
}

const placed = ['other_industry', 'export_product_list'] as const;

/** Asks for the company's industries and products. An industry that is not listed can be entered. */
export function SupplierProductionFields({ files, industries }: ProductionFieldsProps) {
  const t = useTexts('applications');
  const statusTexts = useTexts('statuses');
  const { data } = useGetApplicationFormQuery(undefined, { skip: industries !== undefined });
  const { value: chosen } = useFormField<string[]>('industries');
  const { value: type } = useFormField<string>('type');
  // The field is required, so "not specified" is not offered. Only a supplier that has it already keeps it.
  const types = businessTypes.filter((id) => id !== 'any' || type === 'any');
  const options = (industries ?? data?.industries ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Stack gap={4}>
      <FieldGrid>
        <MultiSelectField name="industries" label={t('fields.industries')} options={options} isRequired />
        <SelectField
          name="type"
          label={t('fields.type')}
          options={types.map((id) => ({ value: id, label: statusTexts(`businessType.${id}`) }))}
          isRequired
        />
        {chosen.includes(otherIndustryId) && (
          <div data-wide>
            <SupplierText field="other_industry" isRequired />
          </div>
        )}
        <div data-wide>
          <SupplierText field="export_product_list" rows={4} />
        </div>
        <OtherSupplierTexts part="production" placed={placed} />
      </FieldGrid>
      <FileField name="media" label={files} max={supplierFilesMax} />
    </Stack>
  );
}
