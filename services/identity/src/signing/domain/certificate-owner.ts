import type { CertificateOwner } from '@setu/proto/certificate-rules';

interface Numbered {
  inn: string;
  kpp: string;
  ogrn: string;
  shortName: string;
  fullName: string;
}

/** Whose certificate signs for a company: the company's, in the name of the person. */
export const certificateOwner = (
  { inn, kpp, ogrn, shortName, fullName }: Numbered,
  { surname, name, patronymic }: Pick<CertificateOwner, 'surname' | 'name' | 'patronymic'>,
): CertificateOwner => ({ inn, kpp, ogrn, shortName, fullName, surname, name, patronymic });
