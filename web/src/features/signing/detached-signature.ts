import { type BaseBlock, Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';
import { certificateParts } from './read-certificate';

type Bytes = Uint8Array<ArrayBuffer>;

const id = (value: string) => new ObjectIdentifier({ value });
const list = (...value: BaseBlock[]) => new Sequence({ value });
const octets = async (content: Bytes) => new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', content) });
const attribute = (type: string, value: BaseBlock) => list(id(type), new SetOf({ value: [value] }));
const data = '1.2.840.113549.1.7.1';
const sha256 = '2.16.840.1.101.3.4.2.1';

/**
 * Returns a detached CAdES-BES signature (RFC 5126) with a P-256 key. It covers content type, digest and the signer's
 * certificate. `certificates` are in DER, the signer's first.
 */
export async function detachedSignature(
  key: CryptoKey,
  certificates: readonly Bytes[],
  content: Bytes,
): Promise<Bytes> {
  const [own = new Uint8Array()] = certificates;
  const { issuer, serial } = certificateParts(own);
  const attributes = sorted([
    attribute('1.2.840.113549.1.9.3', id(data)),
    attribute('1.2.840.113549.1.9.4', await octets(content)),
    attribute('1.2.840.113549.1.9.16.2.47', list(list(list(await octets(own))))),
  ]);
  const signed = new Uint8Array(new SetOf({ value: attributes }).toBER());
  const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, signed));
  const signer = list(
    new Integer({ value: 1 }),
    list(issuer, serial),
    list(id(sha256)),
    new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: attributes }),
    list(id('1.2.840.10045.4.3.2')),
    new OctetString({ valueHex: signatureValue(raw) }),
  );
  const body = list(
    new Integer({ value: 1 }),
    new SetOf({ value: [list(id(sha256))] }),
    list(id(data)),
    new Constructed({
      idBlock: { tagClass: 3, tagNumber: 0 },
      value: certificates.map((der) => certificateParts(der).certificate),
    }),
    new SetOf({ value: [signer] }),
  );
  const explicit = new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [body] });
  return new Uint8Array(list(id('1.2.840.113549.1.7.2'), explicit).toBER());
}

/** Sorts the members of a set by their bytes, as DER requires. */
function sorted(members: BaseBlock[]): BaseBlock[] {
  const text = (block: BaseBlock) =>
    Array.from(new Uint8Array(block.toBER()), (byte) => String.fromCharCode(byte)).join('');
  const keyed = members.map((block) => ({ block, key: text(block) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ block }) => block);
}

/** Converts r and s from the concatenated form of browsers into the two integers of the signature. */
function signatureValue(raw: Bytes): ArrayBuffer {
  const half = raw.length / 2;
  const number = (bytes: Bytes) => {
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return Integer.fromBigInt(BigInt(`0x${hex}`));
  };
  return list(number(raw.slice(0, half)), number(raw.slice(half))).toBER();
}
