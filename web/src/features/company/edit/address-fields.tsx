import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { SearchSelectField } from '../../../forms/fields/search-select-field';
import { TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import type { Option } from '../../../ui/field/select-control';
import { FieldGrid } from '../../../ui/layout/layout';
import styles from './edit.module.css';
import { useListAreasQuery } from './own-company-api';
import { useClearedBelow } from './use-cleared-below';
import { usePlaceSearch } from './use-place-search';

const lineMax = 300;

/**
 * Asks for a Russian address: region, district and city, then typed parts. `name` is the address in the form's values.
 */
export function AddressFields({ name }: { name: 'legal_addr' | 'actual_addr' }) {
  const t = useTexts('companies');
  const { value: region } = useFormField<Option | null>(`${name}.region`);
  const { value: area } = useFormField<Option | null>(`${name}.area`);
  const { value: isWritten } = useFormField<boolean>(`${name}.isCityWritten`);
  useClearedBelow(name);
  const { regions, areas, cities } = usePlaceSearch({ region: region?.value ?? '', area: area?.value ?? '' });
  const known = useListAreasQuery(region?.value ?? '', { skip: !region }).currentData ?? [];
  const line = (field: 'street' | 'house' | 'build' | 'housing' | 'flat', isRequired = false) => (
    <TextField
      name={`${name}.${field}`}
      label={t(`edit.fields.${field}`)}
      maxLength={lineMax}
      isRequired={isRequired}
    />
  );
  return (
    <FieldGrid>
      <SearchSelectField
        name={`${name}.region`}
        label={t('edit.fields.region')}
        search={regions}
        from={0}
        pauseMs={0}
        isRequired
      />
      {known.length > 0 ? (
        <SearchSelectField
          key={region?.value}
          name={`${name}.area`}
          label={t('edit.fields.area')}
          search={areas}
          from={0}
          pauseMs={0}
        />
      ) : (
        <TextField name={`${name}.area_name`} label={t('edit.fields.area')} maxLength={lineMax} />
      )}
      {isWritten ? (
        <TextField name={`${name}.city_name`} label={t('edit.fields.city')} maxLength={lineMax} isRequired />
      ) : (
        <SearchSelectField
          key={`${region?.value} ${area?.value}`}
          name={`${name}.city`}
          label={t('edit.fields.city')}
          hint={!region && t('edit.regionFirst')}
          search={cities}
          from={0}
          pauseMs={0}
          isDisabled={!region}
          isRequired
        />
      )}
      <CheckboxField name={`${name}.isCityWritten`} label={t('edit.cityWritten')} />
      <div data-wide>{line('street', true)}</div>
      <div data-wide className={styles.short}>
        {line('house')}
        {line('housing')}
        {line('build')}
        {line('flat')}
      </div>
      <TextField
        name={`${name}.zipcode`}
        label={t('edit.fields.zipcode')}
        inputMode="numeric"
        maxLength={6}
        isRequired
      />
    </FieldGrid>
  );
}
