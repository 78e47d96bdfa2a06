import { SearchSelectField } from '../../../forms/fields/search-select-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import type { Option } from '../../../ui/field/select-control';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { toCompanyOption } from './company-option';
import { useGetCompanyDetailsQuery, useLazyFindCustomersQuery } from './order-api';

/** Asks for a customer by name or INN. Explains the consequences if it has not signed the regulation. */
export function ChosenCompany() {
  const t = useTexts('request-forms');
  const [find] = useLazyFindCustomersQuery();
  const { value } = useFormField<Option | null>('company');
  const { data } = useGetCompanyDetailsQuery(value?.value ?? '', { skip: !value });
  return (
    <Stack gap={2}>
      <SearchSelectField
        name="company"
        label={t('order.company')}
        hint={t('order.companyHint')}
        isRequired
        placeholder={t('order.companySearch')}
        search={async (text) => {
          const { list } = await find(text, true).unwrap();
          return { options: list.map(toCompanyOption), hasMore: false };
        }}
      />
      {data && !data.company.is_commerce_allowed && (
        <Text size={13} tone="muted">
          {t('order.unsigned')}
        </Text>
      )}
    </Stack>
  );
}
