/** Returns an answer time, rounded up: in hours up to two days, otherwise in days. */
export function answerTerm(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}

/** Returns the full years since a moment. */
export function yearsSince(iso: string, now: Date): number {
  const since = new Date(iso);
  const years = now.getFullYear() - since.getFullYear();
  const isBefore =
    now.getMonth() < since.getMonth() || (now.getMonth() === since.getMonth() && now.getDate() < since.getDate());
  return Math.max(0, isBefore ? years - 1 : years);
}
