import type { HsCode } from './hs-code.js';
import type { NomenclatureLine } from './read-nomenclature.js';

/** Codes of one or more files together. */
export interface JoinedNomenclature {
  /** Each once, by its digits; a name that no file gives is empty. */
  codes: HsCode[];
  /** Codes longer than a card's whose last digits say more than zeros: their eight-digit beginning stands for them. */
  tooLong: number;
  /** Chapters with no heading in any of the files, of those there are: none in a whole nomenclature. */
  missingChapters: string[];
}

/** The most digits of a card's code. */
const most = 8;

/** 77 is kept for later by the World Customs Organization. */
const everyChapter = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
  (one) => one !== '77',
);

/**
 * A code as short as it says the same: `0101210000` is the sub-heading 0101 21, which is not divided further. Undefined for
 * a longer one than a card's.
 */
function shortest(code: string): string | undefined {
  if (code.length <= most) return code;
  if (code.endsWith('0000')) return code.slice(0, 6);
  return code.endsWith('00') ? code.slice(0, most) : undefined;
}

/**
 * Takes the lines of all files, gives the codes with their names in both languages. A line of the very code goes before a
 * longer one that stands for it, and a later file before an earlier.
 */
export function joinNomenclatures(files: readonly (readonly NomenclatureLine[])[]): JoinedNomenclature {
  const known = new Map<string, HsCode & { rank: Record<'en' | 'ru', number> }>();
  let tooLong = 0;
  for (const line of files.flat()) {
    const code = shortest(line.code);
    if (code === undefined) {
      tooLong += 1;
      continue;
    }
    const before = known.get(code) ?? { code, en: '', ru: '', rank: { en: 99, ru: 99 } };
    for (const language of ['en', 'ru'] as const)
      if (line[language] !== '' && line.code.length <= before.rank[language]) {
        before[language] = line[language];
        before.rank[language] = line.code.length;
      }
    known.set(code, before);
  }
  const codes = [...known.values()].map(({ code, en, ru }) => ({ code, en, ru }));
  const begun = new Set(codes.flatMap(({ code }) => (code.length > 2 ? [code.slice(0, 2)] : [])));
  return {
    codes: codes.sort((one, other) => (one.code < other.code ? -1 : 1)),
    tooLong,
    missingChapters: everyChapter.filter((chapter) => !begun.has(chapter)),
  };
}
