import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals secrets that must be readable later. A secret opens only for the `owner` it was sealed for. */
export interface SecretBox {
  seal(secret: Buffer, owner: string): Buffer;
  /**
   * Opens a sealed secret. Returns undefined if no key opens it. `isOutdated` is true if a key other than the first one
   * opens it.
   */
  open(sealed: Buffer, owner: string): { secret: Buffer; isOutdated: boolean } | undefined;
}

interface Configured {
  FACTOR_KEYS?: readonly string[] | undefined;
  ACTOR_KEYS: readonly string[];
}

/**
 * Returns a box that seals with the first key and opens with any key. Derives the keys from the actor keys if
 * `FACTOR_KEYS` is absent.
 */
export function openSecretBox({ FACTOR_KEYS, ACTOR_KEYS }: Configured): SecretBox {
  const keys = (FACTOR_KEYS ?? ACTOR_KEYS).map((key) => createHmac('sha256', key).update('second-factor').digest());
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0] ?? Buffer.alloc(0), nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      for (const [index, key] of keys.entries()) {
        const secret = opened(sealed, owner, key);
        if (secret !== undefined) return { secret, isOutdated: index > 0 };
      }
      return undefined;
    },
  };
}

function opened(sealed: Buffer, owner: string, key: Buffer): Buffer | undefined {
  const tagAt = NONCE_BYTES + TAG_BYTES;
  const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, tagAt));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(tagAt)), cipher.final()]);
  } catch {
    return undefined;
  }
}
