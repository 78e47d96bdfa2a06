import { type CertificateFacts, certificateInn, plainName, plainOgrn } from '@setu/contract';
import type { emptyRegistration } from '../typed-registration';

type Typed = typeof emptyRegistration;

/**
 * Returns the person's names. A certificate has the first name and patronymic in one field. An older one has only the
 * full name.
 */
function personOf({ surname, givenNames, commonName }: CertificateFacts) {
  const names = surname === '' ? commonName.split(/\s+/) : [surname, ...givenNames.split(/\s+/)];
  const [last = '', first = '', ...rest] = names;
  return { surname: last, name: first, patronymic: rest.join(' ') };
}

/**
 * Merges the typed values with the certificate. The numbers of the certificate take precedence. Names that differ only
 * in case, quotes and punctuation stay as typed.
 */
export function filledFromCertificate(typed: Typed, facts: CertificateFacts): Typed {
  const { org, user } = typed;
  const person = personOf(facts);
  const organisation = facts.organisation === '' ? facts.commonName : facts.organisation;
  const isNamed = [org.short_name, org.full_name].some((name) => plainName(name) === plainName(organisation));
  const all = ({ surname, name, patronymic }: typeof person) => plainName(surname + name + patronymic);
  return {
    ...typed,
    org: {
      ...org,
      inn: certificateInn(facts),
      kpp: facts.kpp === '' ? org.kpp : facts.kpp,
      ogrn: plainOgrn(facts.ogrn === '' ? facts.ogrnip : facts.ogrn),
      short_name: isNamed ? org.short_name : organisation,
      full_name: isNamed ? org.full_name : '',
    },
    user: all(user) === all(person) ? user : { ...user, ...person },
  };
}
