import { type CertificateFacts, certificateInn, plainName, plainOgrn } from '@setu/contract';
import type { emptyRegistration } from '../typed-registration';

type Typed = typeof emptyRegistration;

/** Name and patronymic stand as one in a certificate; an older one names its person as a whole. */
function personOf({ surname, givenNames, commonName }: CertificateFacts) {
  const words = surname === '' ? commonName.split(/\s+/) : [surname, ...givenNames.split(/\s+/)];
  const [last = '', first = '', ...rest] = words;
  return { surname: last, name: first, patronymic: rest.join(' ') };
}

/**
 * What was typed with what the certificate says: its numbers stand, names that differ by case, quotes and dots alone stay
 * as they were typed.
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
