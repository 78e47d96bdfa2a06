/** The separator of the parts of a variant. */
const between = ' · ';

/** Tells whether the name already has every part of the variant. */
export const holds = (name: string | undefined, variant: string): boolean =>
  name !== undefined && variant.split(between).every((part) => name.includes(part));

/**
 * Divides a name into the product and what tells the card apart from similar ones. With a variant, the second part
 * begins at the first word of the variant, otherwise after the first comma. The second part is empty if the name cannot
 * be divided.
 */
export function nameParts(name: string, variant: string | undefined): { product: string; rest: string } {
  const after = name.indexOf(', ') + 2;
  const start = variant === undefined ? after : startOf(name, variant);
  // A single word («SAP», «Поддержка») does not name a product.
  const at = /^\p{L}+$/u.test(name.slice(0, Math.max(start, 0)).trim()) ? after : start;
  return at < 2 ? { product: name, rest: '' } : { product: name.slice(0, at).trimEnd(), rest: name.slice(at) };
}

/** Returns where the first part of the variant begins, -1 if the name lacks a part or begins with one. */
function startOf(name: string, variant: string): number {
  if (!holds(name, variant)) return -1;
  const at = Math.min(...variant.split(between).map((part) => name.indexOf(part)));
  return at > 0 && name[at - 1] === ' ' ? at : -1;
}
