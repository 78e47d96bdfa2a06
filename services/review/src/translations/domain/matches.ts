/** An approved translation of a text similar to the requested one. `likeness` is from 0 to 1. */
export interface Candidate {
  english: string;
  russian: string;
  skuId: string;
  likeness: number;
}

/** A suggestion for the translator. 100 means the identical text. */
export interface Match extends Omit<Candidate, 'likeness'> {
  match: number;
}

const maxMatches = 5;
const minSimilarity = 40;

/** Returns up to five suggestions from the candidates, best first, each translation once. */
export function matchesOf(text: string, found: readonly Candidate[]): Match[] {
  const shown = new Set<string>();
  const matches = found.map(({ likeness, ...candidate }): Match => {
    const isVery = candidate.english.trim() === text.trim();
    // Texts that differ only in punctuation or case have the same trigrams, but are not identical.
    return { ...candidate, match: isVery ? 100 : Math.min(99, Math.round(likeness * 100)) };
  });
  return matches
    .filter(({ match }) => match >= minSimilarity)
    .sort((one, other) => other.match - one.match)
    .filter(({ russian }) => !shown.has(russian) && shown.add(russian))
    .slice(0, maxMatches);
}
