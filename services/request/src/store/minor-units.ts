/** Takes minor units, gives them as a binding: drivers send 64-bit numbers as text. */
export const toText = (minor: bigint | null): string | null => (minor === null ? null : minor.toString());

/** Takes an int8 as the driver gives it, gives the exact number. */
export const toMinor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
