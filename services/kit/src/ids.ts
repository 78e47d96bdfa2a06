import { randomBytes, randomInt } from 'node:crypto';

export interface Ids {
  /** Returns a UUIDv7, which sorts by creation time. */
  id(): string;
  /** Returns an unguessable base64url text of the given number of random bytes (default 32). */
  token(bytes?: number): string;
  /** Returns eight random decimal digits. The first is not zero. */
  number8(): string;
}

let lastTick = 0;
let counter = 0;

// Within one millisecond the 12 bits after the version count up (RFC 9562, section 6.2, method 1). So the ids of a
// process keep their order of creation. A full counter borrows the next millisecond.
function nextTick(): [number, number] {
  const now = Date.now();
  if (now > lastTick) {
    lastTick = now;
    counter = randomInt(0x400);
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastTick += 1;
      counter = 0;
    }
  }
  return [lastTick, counter];
}

function uuidv7(): string {
  const [tick, count] = nextTick();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(tick, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const systemIds: Ids = {
  id: uuidv7,
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  number8: () => String(randomInt(10_000_000, 100_000_000)),
};

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether the text is a UUID in the usual form with hyphens. */
export const isUuid = (text: string): boolean => uuidShape.test(text);
