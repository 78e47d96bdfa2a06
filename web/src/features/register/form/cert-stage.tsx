import { useEffect, useEffectEvent } from 'react';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldNote } from '../../../ui/field/field-frame';
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
    <div id={field.id} tabIndex={-1}>
      <FieldNote id={`${field.id}-note`} error={field.error} />
      <CertificateChoice
        lead={t('cert.lead')}
        search={search}
        chosen={field.value}
        onChoose={({ certificate }) => field.setValue(certificate.thumbprint)}
      />
    </div>
  );
}
