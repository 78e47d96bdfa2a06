/**
 * @param {number} tag
 * @param {...(Buffer | string)} parts the content
 * @returns {Buffer} an ASN.1 value in DER, at most 127 bytes long
 */
function der(tag, ...parts) {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  return Buffer.concat([Buffer.from([tag, content.length]), content]);
}

const [sequence, set, utcTime, generalizedTime, utf8, bits] = [0x30, 0x31, 0x17, 0x18, 0x0c, 0x03];

/** The algorithm (SHA-256 with RSA), and an issuer that does not exist. */
const algorithm = der(sequence, Buffer.from('06092a864886f70d01010b0500', 'hex'));
const issuer = der(sequence, der(set, der(sequence, Buffer.from('0603550403', 'hex'), der(utf8, 'Alerts'))));

/**
 * Builds a list of revoked certificates that contains none (RFC 5280, section 5). Its next update is due at the
 * beginning of a year.
 * The list has no valid signature. The check of its age does not verify signatures.
 * @param {number} year
 * @returns {Buffer}
 */
export function revocationList(year) {
  const issuedAt = der(utcTime, '200101000000Z');
  const list = der(
    sequence,
    Buffer.from('020101', 'hex'),
    algorithm,
    issuer,
    issuedAt,
    der(generalizedTime, `${year}0101000000Z`),
  );
  return der(sequence, list, algorithm, der(bits, Buffer.from([0, 0])));
}
