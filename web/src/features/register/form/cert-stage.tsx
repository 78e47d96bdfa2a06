import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldNote } from '../../../ui/field/field-frame';
import { Text } from '../../../ui/layout/text';
import { CertificateChoice, type SignerSearch } from '../../signing/public';

/** Asks for the certificate that the company will sign with. The step can also be completed without one. */
export function CertStage({ search }: { search: SignerSearch }) {
  const t = useTexts('register');
  const hasChoice = search.found?.signers.some(({ certificates }) => certificates.length > 0);
  const field = useFormField<string>('certificate');
  return (
    <>
      <Text tone="secondary">{t('cert.lead')}</Text>
      <div id={field.id} tabIndex={-1}>
        <FieldNote id={`${field.id}-note`} error={field.error} />
        <CertificateChoice
          isBare
          search={search}
          chosen={field.value}
          onChoose={({ certificate }) => field.setValue(certificate.thumbprint)}
        />
        {field.value === '' && hasChoice && (
          <Text size={13} tone="muted">
            {t('cert.choose')}
          </Text>
        )}
      </div>
    </>
  );
}
