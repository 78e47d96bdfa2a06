import { useTexts } from '../../i18n/use-texts';
import { useGetDiagnosticsQuery } from './api';
import type { ChosenCertificate } from './certificate';
import { demoOwner } from './demo-owner';
import { type SignerSearch, useSigners } from './use-signers';

/**
 * The certificates of whoever has no company here yet; where the demonstration's signer may be used, one of a made-up
 * company is among them. `of` gives the one of a thumbprint once it was found.
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
