/** An approved translation of a text like the asked one; `likeness` from 0 to 1. */
export interface Candidate {
  english: string;
  russian: string;
  skuId: string;
  likeness: number;
}

/** A candidate worth showing: 100 is the very text. */
export interface Match extends Omit<Candidate, 'likeness'> {
  match: number;
}

const most = 5;
const least = 40;

/** Takes what was found for a text, best first; gives what is worth showing, each translation once. */
export function matchesOf(text: string, found: readonly Candidate[]): Match[] {
  const shown = new Set<string>();
  const matches = found.map(({ likeness, ...candidate }): Match => {
    const isVery = candidate.english.trim() === text.trim();
    // Texts that differ in punctuation or case alone have the same trigrams and are not the same text.
    return { ...candidate, match: isVery ? 100 : Math.min(99, Math.round(likeness * 100)) };
  });
  return matches
    .filter(({ match }) => match >= least)
    .sort((one, other) => other.match - one.match)
    .filter(({ russian }) => !shown.has(russian) && shown.add(russian))
    .slice(0, most);
}
