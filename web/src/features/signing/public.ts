export { onlyCertificate } from './certificate';
export { CertificateChoice } from './certificate-choice';
export { useFoundCertificates } from './use-found-certificates';
export type { SignerSearch } from './use-signers';
