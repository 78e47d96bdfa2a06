/** Returns the volume in cubic metres of a box with sides in millimetres, or null while a side is missing. */
export function volumeOf(sides: { length: string; width: string; height: string }): number | null {
  const [length = 0, width = 0, height = 0] = [sides.length, sides.width, sides.height].map(Number);
  const cubic = (length * width * height) / 1e9;
  return cubic > 0 ? cubic : null;
}

/** A volume below this many cubic metres is shown in cubic centimetres, because it would be rounded to zero. */
const small = 0.01;

/** Returns a volume in the unit that suits its size. */
export const volumeIn = (cubicMetres: number): { value: number; unit: 'cubicMetres' | 'cubicCentimetres' } =>
  cubicMetres < small
    ? { value: Math.max(1, Math.round(cubicMetres * 1_000_000)), unit: 'cubicCentimetres' }
    : { value: cubicMetres, unit: 'cubicMetres' };
