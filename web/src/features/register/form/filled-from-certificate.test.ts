// @vitest-environment jsdom
import type { CertificateFacts } from '@setu/contract';
import { expect, it } from 'vitest';
import { emptyRegistration } from '../typed-registration';
import { filledFromCertificate } from './filled-from-certificate';

const facts: CertificateFacts = {
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: '2027-01-01T00:00:00Z', inn: '', innOfCompany: '007801639147' },
  ...{ kpp: '780101001', ogrn: '1247800053175', ogrnip: '', organisation: 'ООО "Нева Трейд"' },
  ...{ surname: 'Ильина', givenNames: 'Екатерина Дмитриевна', commonName: 'ООО "Нева Трейд"', position: '' },
  ...{ issuer: 'УЦ', issuerOgrn: '' },
};

it('a certificate fills in numbers and names', () => {
  const { org, user } = filledFromCertificate(emptyRegistration, facts);
  expect(org).toMatchObject({
    inn: '7801639147',
    kpp: '780101001',
    ogrn: '1247800053175',
    short_name: 'ООО "Нева Трейд"',
  });
  expect(user).toMatchObject({ surname: 'Ильина', name: 'Екатерина', patronymic: 'Дмитриевна' });
});

it('typed names are kept if they differ only in case and punctuation', () => {
  const typed = {
    ...emptyRegistration,
    org: { ...emptyRegistration.org, short_name: 'ООО «НЕВА-ТРЕЙД»', full_name: 'Общество', inn: '1' },
    user: {
      ...emptyRegistration.user,
      surname: 'ИЛЬИНА',
      name: 'Екатерина',
      patronymic: 'Дмитриевна',
      email: 'e@x.ru',
    },
  };
  const { org, user } = filledFromCertificate(typed, facts);
  expect([org.short_name, org.full_name, org.inn]).toEqual(['ООО «НЕВА-ТРЕЙД»', 'Общество', '7801639147']);
  expect(user).toEqual(typed.user);
});

it('the full name of a sole proprietor is split', () => {
  const own = { innOfCompany: '', inn: '500100732259', ogrn: '', ogrnip: '304500116000157', organisation: '' };
  const person = { surname: '', givenNames: '', commonName: 'Снегов Олег Петрович', kpp: '' };
  const { org, user } = filledFromCertificate(emptyRegistration, { ...facts, ...own, ...person });
  expect(org).toMatchObject({ inn: '500100732259', ogrn: '304500116000157', kpp: '' });
  expect(user).toMatchObject({ surname: 'Снегов', name: 'Олег', patronymic: 'Петрович' });
});
