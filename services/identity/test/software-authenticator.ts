import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (chars: string): Buffer => Buffer.concat([Buffer.from([0x60 | chars.length]), Buffer.from(chars)]);
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const uint32 = (value: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

/** The page that makes the request, as a browser reports it to the authenticator. */
interface Page {
  origin: string;
  rpId: string;
}

/** Creates an authenticator with one P-256 passkey and a signature count, like a security key (WebAuthn level 3). */
export function softwareAuthenticator({ origin, rpId }: Page) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;
  const client = (type: string, options: string) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin, crossOrigin: false }));
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  const data = (flags: number) => Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(count)]);
  const answer = (response: Record<string, Buffer>): string =>
    JSON.stringify({
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
      clientExtensionResults: {},
      response: Object.fromEntries(Object.entries(response).map(([name, part]) => [name, part.toString('base64url')])),
    });
  return {
    /** Sets the signature count, as a clone of the passkey would have it. */
    setCount: (to: number): void => {
      count = to;
    },
    make: (options: string): string => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const attested = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
      const attestationObject = Buffer.concat([
        ...[Buffer.from([0xa3]), ...attested],
        bytes(Buffer.concat([data(0x45), credential])),
      ]);
      return answer({ clientDataJSON: client('webauthn.create', options), attestationObject });
    },
    show: (options: string): string => {
      count += 1;
      const clientDataJSON = client('webauthn.get', options);
      const authenticatorData = data(0x05);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) });
    },
  };
}
