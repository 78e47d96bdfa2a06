import { useEffect, useEffectEvent } from 'react';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldNote } from '../../../ui/field/field-frame';
import { Text } from '../../../ui/layout/text';
import { CertificateChoice, onlyCertificate, type SignerSearch } from '../../signing/public';

/**
 * Asks for the certificate that the company will sign with. The only suitable one is chosen already. The step can also be
 * completed without one.
 */
export function CertStage({ search }: { search: SignerSearch }) {
  const t = useTexts('register');
  const field = useFormField<string>('certificate');
  const chooseOnly = useEffectEvent(() => {
    const only = onlyCertificate(search.found?.signers ?? []);
    if (only && field.value === '') field.setValue(only.thumbprint);
  });
  useEffect(
    function chooseOnlyCertificate() {
      if (search.found) chooseOnly();
    },
    [search.found],
  );
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
      </div>
    </>
  );
}
