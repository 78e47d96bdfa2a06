import { type CertificateFacts, isSoleProprietor, screenPath } from '@setu/contract';
import { type ReactNode, useId } from 'react';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { NewPasswordFields } from '../../../forms/fields/new-password-fields';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import styles from '../register.module.css';

const lineMax = 300;

interface FormStageProps {
  /** The data of the chosen certificate, absent without one. */
  certificate?: CertificateFacts | undefined;
}

/** Asks for the company, its first user and their password. */
export function FormStage({ certificate }: FormStageProps) {
  const t = useTexts('register');
  return (
    <Stack gap={6}>
      <Part title={t('form.company')} note={t(certificate ? 'form.byCertificate' : 'form.noCertificate')}>
        <CompanyFields certificate={certificate} />
      </Part>
      <Part title={t('form.person')} note={t('form.personNote')}>
        <PersonFields />
      </Part>
      <Part title={t('form.password')}>
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
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** Shows a part of the form under its own heading. */
function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        {note && (
          <Text as="span" size={13} tone="secondary">
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

function CompanyFields({ certificate }: FormStageProps) {
  const t = useTexts('register');
  const isPerson = isSoleProprietor(useFormField<string>('org.inn').value);
  const isLocked = certificate !== undefined;
  return (
    <FieldGrid>
      <TextField
        name="org.inn"
        label={t('form.inn')}
        isReadOnly={isLocked}
        inputMode="numeric"
        maxLength={20}
        isRequired
      />
      {!isPerson && (
        <TextField
          name="org.kpp"
          label={t('form.kpp')}
          isReadOnly={certificate?.kpp !== undefined && certificate.kpp !== ''}
          maxLength={20}
          isRequired
        />
      )}
      <TextField
        name="org.ogrn"
        label={isPerson ? t('form.ogrnip') : t('form.ogrn')}
        isReadOnly={isLocked}
        inputMode="numeric"
        maxLength={20}
        isRequired
      />
      <TextField
        name="org.short_name"
        label={t('form.shortName')}
        hint={isLocked ? t('form.asCertificate') : undefined}
        maxLength={lineMax}
        isRequired
      />
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
      <PhoneField name="user.phone" home="RU" label={t('form.phone')} isRequired />
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
