/** Returns the page numbers to show: both ends, the current one and its neighbours. Null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3]) wanted.add(page);
  if (current >= last - 2) for (const page of [last - 1, last - 2]) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
