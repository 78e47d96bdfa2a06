/**
 * Object identifiers used in certificates and signatures (RFC 5652, 5035, 7836, 9215; order 795 on Russian X.509
 * certificates).
 */
export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  organisation: '2.5.4.10',
  title: '2.5.4.12',
  givenName: '2.5.4.42',
  unstructuredName: '1.2.840.113549.1.9.2',
  inn: '1.2.643.3.131.1.1',
  innOfCompany: '1.2.643.100.4',
  ogrn: '1.2.643.100.1',
  ogrnip: '1.2.643.100.5',
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  gostKey256: '1.2.643.7.1.1.1.1',
  gostKey512: '1.2.643.7.1.1.1.2',
} as const;
