import { isSoleProprietor, screenPath } from '@setu/contract';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { NewPasswordFields } from '../../../forms/fields/new-password-fields';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Section } from '../../../ui/page/section';

const lineMax = 300;

/** The company, its first person and his password. */
export function FormStage() {
  const t = useTexts('register');
  return (
    <Stack gap={6}>
      <Section title={t('form.company')}>
        <CompanyFields />
      </Section>
      <Section
        title={t('form.person')}
        aside={
          <Text as="span" size={13} tone="secondary">
            {t('form.personNote')}
          </Text>
        }
      >
        <PersonFields />
      </Section>
      <Section title={t('form.password')}>
        <Stack gap={4}>
          <NewPasswordFields name="user.password" again="user.confirmation_password" />
          <CheckboxField
            name="processing_condition_agreed"
            label={
              <>
                {t('form.agree')}{' '}
                <TextLink to={screenPath('static_page', { link: 'personal-data' })}>{t('form.agreeTo')}</TextLink>
              </>
            }
            isRequired
          />
        </Stack>
      </Section>
    </Stack>
  );
}

function CompanyFields() {
  const t = useTexts('register');
  const isPerson = isSoleProprietor(useFormField<string>('org.inn').value);
  return (
    <FieldGrid>
      <TextField name="org.inn" label={t('form.inn')} inputMode="numeric" maxLength={20} isRequired />
      {!isPerson && <TextField name="org.kpp" label={t('form.kpp')} maxLength={20} isRequired />}
      <TextField
        name="org.ogrn"
        label={isPerson ? t('form.ogrnip') : t('form.ogrn')}
        inputMode="numeric"
        maxLength={20}
        isRequired
      />
      <TextField name="org.short_name" label={t('form.shortName')} maxLength={lineMax} isRequired />
      <TextField name="org.full_name" label={t('form.fullName')} autoComplete="organization" maxLength={lineMax} />
    </FieldGrid>
  );
}

function PersonFields() {
  const t = useTexts('register');
  return (
    <FieldGrid>
      <TextField
        name="user.surname"
        label={t('form.surname')}
        autoComplete="family-name"
        maxLength={lineMax}
        isRequired
      />
      <TextField name="user.name" label={t('form.name')} autoComplete="given-name" maxLength={lineMax} isRequired />
      <TextField
        name="user.patronymic"
        label={t('form.patronymic')}
        autoComplete="additional-name"
        maxLength={lineMax}
      />
      <PhoneField name="user.phone" label={t('form.phone')} isRequired />
      <TextField
        name="user.email"
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
        maxLength={254}
        isRequired
      />
    </FieldGrid>
  );
}
