/**
 * Returns the `limit` most common numbers, and how many others there are. `cards` has the count of each number,
 * `unfiltered` its count without a selection.
 * A tie is decided by the second count, then by the digits of the number.
 */
export function commonest(
  cards: Uint32Array,
  unfiltered: Uint32Array,
  limit: number,
): { nums: number[]; more: number } {
  const comesFirst = (one: number, other: number): boolean => {
    const difference = (cards[one] ?? 0) - (cards[other] ?? 0) || (unfiltered[one] ?? 0) - (unfiltered[other] ?? 0);
    return difference === 0 ? String(one) < String(other) : difference > 0;
  };
  const nums: number[] = [];
  let all = 0;
  for (let num = 0; num < unfiltered.length; num++) {
    if (unfiltered[num] === 0) continue;
    all += 1;
    const last = nums[nums.length - 1];
    if (nums.length === limit && last !== undefined && !comesFirst(num, last)) continue;
    if (nums.length === limit) nums.pop();
    let low = 0;
    for (let high = nums.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (comesFirst(nums[middle] ?? 0, num)) low = middle + 1;
      else high = middle;
    }
    nums.splice(low, 0, num);
  }
  return { nums, more: all - nums.length };
}
