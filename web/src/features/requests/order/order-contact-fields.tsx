import { constants } from '@setu/contract';
import { useSyncExternalStore } from 'react';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import type { SectionStore } from '../../../forms/sections/section-store';
import { useFormField } from '../../../forms/use-form-field';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { FieldGrid, Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useGetCompanyDetailsQuery } from './order-api';
import type { OrderValues } from './order-values';

interface Callable {
  id: string;
  name: string;
  surname: string;
  patronymic: string;
  phone: string;
  email: string;
}

const peopleShown = 8;

/** Returns the possible contacts: the chosen company's people, or the person entered for a new company. */
function useCallable(store: SectionStore): Callable[] {
  const values = useSyncExternalStore(store.watchValues, store.values) as OrderValues;
  const isNew = values.companyKind === 'new';
  const { currentData } = useGetCompanyDetailsQuery(values.company?.value ?? '', { skip: isNew || !values.company });
  if (!isNew) return currentData?.people.slice(0, peopleShown) ?? [];
  if (values.companyFirstName === '' || values.companyLastName === '') return [];
  const { companyFirstName: name, companyLastName: surname, companyMiddleName: patronymic } = values;
  return [{ id: 'new', name, surname, patronymic, phone: values.companyPhone, email: values.companyEmail }];
}

/** Asks for the contact of the request. The user picks one of the company's people or enters another person. */
export function OrderContactFields({ store }: { store: SectionStore }) {
  const t = useTexts('request-forms');
  const people = useCallable(store);
  const needsCompany = useSyncExternalStore(store.watchValues, () => {
    const { companyKind: kind, company } = store.values() as OrderValues;
    return kind !== 'new' && !company;
  });
  const fields = {
    name: useFormField<string>('contactFirstName'),
    surname: useFormField<string>('contactLastName'),
    patronymic: useFormField<string>('contactMiddleName'),
    phone: useFormField<string>('contactPhone'),
    email: useFormField<string>('contactEmail'),
  };
  const take = (person: Callable) => {
    for (const name of ['name', 'surname', 'patronymic', 'phone', 'email'] as const)
      fields[name].setValue(person[name]);
  };
  // Without a company, empty fields are only in the way: one of its people usually fills them.
  const isLater = needsCompany && Object.values(fields).every(({ value }) => value === '');
  const line = { maxLength: constants.lineMax };
  return (
    <Stack gap={4}>
      {needsCompany && (
        <Text size={13} tone="muted">
          {t('order.peopleOfCompany')}
        </Text>
      )}
      {people.length > 0 && (
        <Stack gap={2}>
          <Text size={13} tone="muted">
            {t('order.takeContact')}
          </Text>
          <Row>
            {people.map((person) => (
              <Button key={person.id} size="small" onClick={() => take(person)}>
                {formalName(person)}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
      {!isLater && (
        <FieldGrid>
          <TextField name="contactLastName" label={t('order.lastName')} isRequired {...line} />
          <TextField name="contactFirstName" label={t('order.firstName')} isRequired {...line} />
          <TextField name="contactMiddleName" label={t('order.middleName')} {...line} />
          <PhoneField name="contactPhone" home="RU" label={t('order.phone')} isRequired />
          <TextField name="contactEmail" label={t('order.email')} type="email" isRequired {...line} />
        </FieldGrid>
      )}
    </Stack>
  );
}
