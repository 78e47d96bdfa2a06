import { expect, it } from 'vitest';
import { allCertificateKeys, certificateKeys, certificateName } from './certificate-keys.js';

it.each([
  ['ISO 9001 Kaveri.pdf', ['iso9001']],
  ['iso9001_2015.pdf', ['iso9001']],
  ['ЕАЭС ТР ТС 010-2011.pdf', ['eac']],
  ['EAC + CE.pdf', ['eac', 'ce']],
  ['API-610 ATEX.pdf', ['atex', 'api']],
  ['HACCP & ISO 22000.jpg', ['iso22000', 'haccp']],
  ['ISO 90010.pdf', ['other']],
  ['Certificate of analysis.pdf', ['other']],
  ['', ['other']],
])('recognises %s as a certificate of %j', (name, keys) => {
  expect(certificateKeys(name)).toEqual(keys);
});

it('names every key in both languages', () => {
  for (const key of allCertificateKeys)
    expect(certificateName(key), key).toEqual({ en: expect.stringMatching(/./), ru: expect.stringMatching(/./) });
  expect(certificateName('nothing')).toBeUndefined();
});
