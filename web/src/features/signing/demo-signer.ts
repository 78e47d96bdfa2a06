import type { CallTo } from '@setu/contract';
import { fromBase64, toBase64 } from '../../lib/base64';
import type { Signer } from './certificate';
import { detachedSignature } from './detached-signature';
import { readCertificate } from './read-certificate';

type DemoInput = CallTo<'issueDemoCertificate'>['input'];

/** Requests a certificate from the demo authority. Returns the certificate and its parents in base64. */
export type IssueDemo = (input: DemoInput) => Promise<readonly string[]>;

/** One signer per owner for the life of the page, so that a user who goes back finds the chosen certificate again. */
const opened = new Map<string, Promise<Signer>>();

/** Returns the demo signer. Its key is created here, never leaves the browser, and is certified for the given owner. */
export function openDemoSigner(owner: DemoInput['owner'], issue: IssueDemo): Promise<Signer> {
  const named = JSON.stringify(owner);
  const signer = opened.get(named) ?? makeSigner(owner, issue);
  opened.set(named, signer);
  // A failed signer is not cached, so that the next call tries again.
  signer.catch(() => opened.delete(named));
  return signer;
}

async function makeSigner(owner: DemoInput['owner'], issue: IssueDemo): Promise<Signer> {
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
