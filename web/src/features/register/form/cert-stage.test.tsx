// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/load-texts';
import { renderForm } from '../../../testing/render-form';
import type { SignerSearch } from '../../signing/public';
import { CertStage } from './cert-stage';

type Found = NonNullable<SignerSearch['found']>['signers'][number]['certificates'][number];

const certificate: Found = {
  ...{ thumbprint: 'A1', der: '' },
  facts: {
    ...{ validFrom: '2026-01-01T00:00:00Z', validTo: '2099-01-01T00:00:00Z', inn: '', innOfCompany: '7707083893' },
    ...{ ogrn: '', ogrnip: '', organisation: 'ООО «Волга»', surname: '', givenNames: '', commonName: '', position: '' },
    ...{ kpp: '', issuer: 'УЦ', issuerOgrn: '' },
  },
};

const open = async (certificates: Found[], chosen = '') => {
  await loadTexts('register', 'signing');
  const signers = [{ kind: 'plugin' as const, certificates, sign: async () => '' }];
  const search: SignerSearch = { found: { signers, hasPlugin: true }, again: () => undefined };
  await renderForm({ certificate: chosen }, <CertStage search={search} />);
  const isAsked = screen.queryByText('Выберите сертификат или продолжите без него.') !== null;
  cleanup();
  return isAsked;
};

it('the first step says that a certificate has to be chosen, while there is one and none is chosen', async () => {
  expect(await open([certificate])).toBe(true);
  expect(await open([certificate], 'A1')).toBe(false);
  expect(await open([])).toBe(false);
});
