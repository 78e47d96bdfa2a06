import { useTexts } from '../../i18n/use-texts';
import { useGetDiagnosticsQuery } from './api';
import type { ChosenCertificate } from './certificate';
import { demoOwner } from './demo-owner';
import { type SignerSearch, useSigners } from './use-signers';

/**
 * Returns the certificates for a user without a company. If the demo signer is enabled, one of them belongs to an
 * invented company. `of` returns a found certificate by its thumbprint.
 */
export function useFoundCertificates(): {
  search: SignerSearch;
  of: (thumbprint: string) => ChosenCertificate | undefined;
} {
  const t = useTexts('signing');
  const { data } = useGetDiagnosticsQuery();
  const search = useSigners(data?.demo_signer ? demoOwner(t) : undefined);
  const all = (search.found?.signers ?? []).flatMap((signer) =>
    signer.certificates.map((certificate) => ({ signer, certificate })),
  );
  return { search, of: (thumbprint) => all.find(({ certificate }) => certificate.thumbprint === thumbprint) };
}
