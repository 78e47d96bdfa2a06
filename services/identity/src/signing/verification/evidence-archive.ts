import type { SignatureCheck } from '../../regulations/domain/signature-check.js';
import type { RegulationDocument } from '../domain/regulation.js';
import type { Signature } from '../domain/signature.js';
import { evidenceReadme } from './evidence-readme.js';

/** The input of an evidence archive. */
export interface Proof {
  regulation: RegulationDocument;
  signature: Signature;
  /** The checks made after the signature was stored, newest first. */
  checks: readonly SignatureCheck[];
}

const pem = (der: string): string =>
  `-----BEGIN CERTIFICATE-----\n${(der.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

/**
 * Packs a signature with everything that proves it: the document, the certificates, the verdict with all later checks,
 * and instructions for checking it again. Equal input gives equal bytes.
 */
export async function evidenceArchive({ regulation, signature, checks }: Proof): Promise<Buffer> {
  const { verdict, state, signedAt, userId, companyId } = signature;
  const { default: JsZip } = await import('jszip');
  const { chain, ...details } = verdict;
  const { content, ...version } = regulation;
  const about = { state, signedAt: signedAt.toISOString(), userId, companyId, regulation: version };
  const checkRecords = checks.map(({ signatureId: _, checkedAt, ...check }) => ({
    ...check,
    checkedAt: checkedAt.toISOString(),
  }));
  const zip = new JsZip();
  const put = (name: string, bytes: Buffer | string): void => {
    zip.file(name, bytes, { date: signedAt });
  };
  put(regulation.fileName, content);
  put('signature.p7s', signature.signature);
  put('chain.pem', chain.map(pem).join(''));
  put(
    'verdict.json',
    `${JSON.stringify({ ...about, revocation: verdict.revocation ?? 'not_checked', ...details, checks: checkRecords }, null, 2)}\n`,
  );
  put('README.txt', evidenceReadme(regulation, signature));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'DOS' });
}
