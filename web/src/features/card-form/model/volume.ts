/** Returns the volume in cubic metres of a box with sides in millimetres, or null while a side is missing. */
export function volumeOf(sides: { length: string; width: string; height: string }): number | null {
  const [length = 0, width = 0, height = 0] = [sides.length, sides.width, sides.height].map(Number);
  const cubic = (length * width * height) / 1e9;
  return cubic > 0 ? cubic : null;
}
