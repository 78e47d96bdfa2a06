import { type CallTo, innFailure, ogrnFailure } from '@setu/contract';
import type { Translate } from '../../i18n/translate';

type Owner = CallTo<'issueDemoCertificate'>['input']['owner'];

const digits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('');

const withCheckDigit = (start: string, isWrong: (number: string) => boolean): string =>
  Array.from({ length: 10 }, (_, last) => `${start}${last}`).find((number) => !isWrong(number)) ?? start;

function freshOwner(t: Translate<'signing'>): Owner {
  const number = digits(4);
  const inn = withCheckDigit(`7899${digits(5)}`, (number) => innFailure(number) !== undefined);
  return {
    inn,
    kpp: `${inn.slice(0, 4)}01001`,
    ogrn: withCheckDigit(`12678${digits(7)}`, (number) => ogrnFailure(number, false) !== undefined),
    short_name: t('demoOwner.shortName', { number }),
    full_name: t('demoOwner.fullName', { number }),
    surname: t('demoOwner.surname'),
    name: t('demoOwner.name'),
    patronymic: t('demoOwner.patronymic'),
  };
}

let made: Owner | undefined;

/**
 * Returns an invented company for a demo certificate, the same for the life of the page. Its check digits are valid.
 */
export function demoOwner(t: Translate<'signing'>): Owner {
  made ??= freshOwner(t);
  return made;
}
