// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/load-texts';
import { renderForm } from '../../../testing/render-form';
import type { SignerSearch } from '../../signing/public';
import { CertStage } from './cert-stage';

type Found = NonNullable<SignerSearch['found']>['signers'][number]['certificates'][number];

const certificate: Found = {
  ...{ thumbprint: 'A1', der: '' },
  facts: {
    ...{ validFrom: '2026-01-01T00:00:00Z', validTo: '2099-01-01T00:00:00Z', inn: '', innOfCompany: '7707083893' },
    ...{
      ogrn: '1027700132195',
      ogrnip: '',
      organisation: 'ООО «Волга»',
      surname: '',
      givenNames: '',
      commonName: '',
      position: '',
    },
    ...{ kpp: '', issuer: 'УЦ', issuerOgrn: '' },
  },
};

const open = async (certificates: Found[]) => {
  await loadTexts('register', 'signing');
  const signers = [{ kind: 'plugin' as const, certificates, sign: async () => '' }];
  const search: SignerSearch = { found: { signers, hasPlugin: true }, again: () => undefined };
  await renderForm({ certificate: '' }, <CertStage search={search} />);
  await screen.findByText(/^Им компания подпишет/);
};

const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
afterEach(cleanup);

it('the only suitable certificate is chosen already, and one of several is not', async () => {
  const expired = {
    ...certificate,
    thumbprint: 'A2',
    facts: { ...certificate.facts, validTo: '2026-02-01T00:00:00Z' },
  };
  await open([certificate, expired]);
  await waitFor(() => expect(chosen()).toContain(true));
  cleanup();
  await open([certificate, { ...certificate, thumbprint: 'A3' }]);
  expect(chosen()).toEqual([false, false]);
});
