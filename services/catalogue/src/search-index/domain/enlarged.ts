/** How much larger than needed an array becomes when it is full. */
const growth = 1.5;

/** Returns a copy of an array of numbers with room for `needed` numbers and half as many again. */
export function enlarged<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers, needed: number): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(needed * growth));
  larger.set(numbers);
  return larger;
}
