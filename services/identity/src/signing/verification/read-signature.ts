import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs';
import type { SignatureRefusal } from '../domain/verdict.js';
import { namingDigestOf } from './digests.js';
import { oid } from './oids.js';
import { describe, hexOf, isSameName, type ReadCertificate } from './read-certificate.js';

/** A detached CAdES-BES signature with all its required parts. */
export interface ReadSignature {
  signer: ReadCertificate;
  certificates: ReadCertificate[];
  digestAlgorithm: string;
  signatureAlgorithm: string;
  /** The signed attributes, in the exact bytes that were signed. */
  attributes: Uint8Array;
  messageDigest: Uint8Array;
  signature: Uint8Array;
}

/** Parses a signature, or returns the reason why it is rejected: RFC 5652 and RFC 5126 (CAdES-BES). */
export function readSignature(der: Uint8Array): ReadSignature | SignatureRefusal {
  try {
    const read = fromBER(Uint8Array.from(der));
    if (read.offset !== der.length) return 'signature_unreadable';
    const content = new ContentInfo({ schema: read.result });
    if (content.contentType !== oid.signedData) return 'signature_unreadable';
    return readSigned(new SignedData({ schema: content.content }));
  } catch {
    return 'signature_unreadable';
  }
}

function readSigned(signed: SignedData): ReadSignature | SignatureRefusal {
  if (signed.encapContentInfo.eContent !== undefined) return 'signature_attached';
  const [info, ...more] = signed.signerInfos;
  if (info === undefined || more.length > 0) return 'signature_signers';
  const certificates = (signed.certificates ?? [])
    .filter((one) => one instanceof Certificate)
    .map((one) => describe(one));
  const signer = certificates.find((one) => isOf(info, one));
  if (signer === undefined) return 'signature_no_certificate';
  const messageDigest = octetsOf(info, oid.messageDigest);
  const contentType = onlyValue(info, oid.contentType);
  const isData = contentType instanceof ObjectIdentifier && contentType.valueBlock.toString() === oid.data;
  if (info.signedAttrs === undefined || messageDigest === undefined || !isData) return 'signature_no_attributes';
  const named = isNamed(info, signer);
  if (named !== 'yes') return named;
  return {
    signer,
    certificates,
    digestAlgorithm: info.digestAlgorithm.algorithmId,
    signatureAlgorithm: info.signatureAlgorithm.algorithmId,
    attributes: new Uint8Array(info.signedAttrs.encodedValue),
    messageDigest,
    signature: info.signature.valueBlock.valueHexView,
  };
}

function isOf({ sid }: SignerInfo, { parsed, serial }: ReadCertificate): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) return false;
  return hexOf(sid.serialNumber.valueBlock.valueHexView) === serial && isSameName(sid.issuer, parsed.issuer);
}

/** Returns the only value of a signed attribute, or undefined if it occurs more than once. */
function onlyValue({ signedAttrs }: SignerInfo, type: string): unknown {
  const found = signedAttrs?.attributes.filter((attribute) => attribute.type === type) ?? [];
  const values: unknown[] = found.flatMap(({ values }) => values);
  return values.length === 1 ? values[0] : undefined;
}

function octetsOf(info: SignerInfo, type: string): Uint8Array | undefined {
  const value = onlyValue(info, type);
  return value instanceof OctetString ? value.valueBlock.valueHexView : undefined;
}

/**
 * Checks that the signing-certificate attribute, of either version, names the signer's certificate first (RFC 5035).
 */
function isNamed(info: SignerInfo, signer: ReadCertificate): 'yes' | SignatureRefusal {
  const second = onlyValue(info, oid.signingCertificateV2);
  const attribute = second ?? onlyValue(info, oid.signingCertificate);
  const first = partsOf(partsOf(partsOf(attribute)[0])[0]);
  if (first.length === 0) return 'signature_no_signing_certificate';
  const [maybeAlgorithm] = first;
  const algorithm = maybeAlgorithm instanceof Sequence ? partsOf(maybeAlgorithm)[0] : undefined;
  const defaultDigest = second === undefined ? oid.sha1 : oid.sha256;
  const digest = namingDigestOf(
    algorithm instanceof ObjectIdentifier ? algorithm.valueBlock.toString() : defaultDigest,
  );
  const hash = first.find((part) => part instanceof OctetString);
  if (digest === undefined || hash === undefined) return 'signature_no_signing_certificate';
  const isIt = hexOf(hash.valueBlock.valueHexView) === hexOf(digest(signer.der));
  return isIt ? 'yes' : 'signature_other_certificate';
}

const partsOf = (value: unknown): unknown[] => (value instanceof Sequence ? value.valueBlock.value : []);
