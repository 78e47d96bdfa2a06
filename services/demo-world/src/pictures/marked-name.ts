/** Separates a drawing from the size drawn on it. */
const SIGN = '@';

/** Returns the name of a drawing with a size on it, such as `pump-blue@65-200`. Without a size, the name stays. */
export const markedName = (name: string, mark: string): string => (mark === '' ? name : `${name}${SIGN}${mark}`);

/** Splits the name of a drawing into the drawing's own name and the size on it, which may be empty. */
export function splitName(marked: string): { name: string; mark: string } {
  const [name = '', mark = ''] = marked.split(SIGN);
  return { name, mark };
}
