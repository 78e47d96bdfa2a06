let count = 0;

/** Returns a unique number of eight digits. Random numbers would collide among thousands. */
export function freshNumber(): string {
  count += 1;
  return String(90_000_000 + count);
}
