/** Normalises a text for searching: case and ё make no difference. */
const searchable = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

/** Returns the options whose label contains every typed word, or all if nothing is typed. */
export function matchOptions<Option extends { label: string }>(options: Option[], text: string): Option[] {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => {
    const known = searchable(label);
    return words.every((word) => known.includes(word));
  });
}
