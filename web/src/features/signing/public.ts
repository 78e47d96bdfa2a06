export { type ChosenCertificate, namedBy } from './certificate';
export { CertificateChoice } from './certificate-choice';
export { madeUpOwner } from './demo-owner';
