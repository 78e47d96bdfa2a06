import type { CallTo } from '@setu/contract';
import { fromBase64, toBase64 } from '../../lib/base64';
import type { Signer } from './certificate';
import { detachedSignature } from './detached-signature';
import { readCertificate } from './read-certificate';

type Asked = CallTo<'issueDemoCertificate'>['input'];

/** Asks the demonstration's authority for a certificate; gives it and those above it as base64. */
export type IssueDemo = (input: Asked) => Promise<readonly string[]>;

/** One of each owner for as long as the page lives: who goes back and forth finds the certificate he chose. */
const opened = new Map<string, Promise<Signer>>();

/** The demonstration's signer: a key made here that never leaves the browser, certified for whoever is named. */
export function openDemoSigner(owner: Asked['owner'], issue: IssueDemo): Promise<Signer> {
  const named = JSON.stringify(owner);
  const signer = opened.get(named) ?? makeSigner(owner, issue);
  opened.set(named, signer);
  // What failed is tried again.
  signer.catch(() => opened.delete(named));
  return signer;
}

async function makeSigner(owner: Asked['owner'], issue: IssueDemo): Promise<Signer> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const open = new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey));
  const chain = await issue({ public_key: toBase64(open), owner });
  const ders = chain.map(fromBase64);
  return {
    kind: 'demo',
    certificates: [await readCertificate(chain[0] ?? '')],
    sign: async (_certificate, content) => toBase64(await detachedSignature(keys.privateKey, ders, content)),
  };
}
