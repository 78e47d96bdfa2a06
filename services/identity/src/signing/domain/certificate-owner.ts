import type { CertificateOwner } from '@setu/proto/certificate-rules';

interface Numbered {
  inn: string;
  kpp: string;
  ogrn: string;
  shortName: string;
  fullName: string;
}

/** Returns the required owner of a certificate: the company, represented by the user who signs. */
export const certificateOwner = (
  { inn, kpp, ogrn, shortName, fullName }: Numbered,
  { surname, name, patronymic }: Pick<CertificateOwner, 'surname' | 'name' | 'patronymic'>,
): CertificateOwner => ({ inn, kpp, ogrn, shortName, fullName, surname, name, patronymic });
