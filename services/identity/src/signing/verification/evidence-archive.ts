import JSZip from 'jszip';
import type { RegulationDocument } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';

const pem = (der: string): string =>
  `-----BEGIN CERTIFICATE-----\n${(der.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

/** A signature with all that proves it: the document, the signature, the certificates, the verdict, how to look again. */
export async function evidenceArchive(regulation: RegulationDocument, signature: Signature): Promise<Buffer> {
  const { verdict, state, signedAt, userId, companyId } = signature;
  const { chain, ...seen } = verdict;
  const { content, ...edition } = regulation;
  const command = `openssl cms -verify -cades -binary -inform DER -in signature.p7s -content ${regulation.fileName} -CAfile chain.pem -out checked`;
  const about = { state, signedAt: signedAt.toISOString(), userId, companyId, regulation: edition, ...seen };
  const zip = new JSZip();
  const put = (name: string, bytes: Buffer | string): void => {
    zip.file(name, bytes, { date: signedAt });
  };
  put(regulation.fileName, content);
  put('signature.p7s', signature.signature);
  put('chain.pem', chain.map(pem).join(''));
  put('verdict.json', `${JSON.stringify({ ...about, revocation: 'not_checked' }, null, 2)}\n`);
  put('how-to-check.txt', `${command}\n`);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
