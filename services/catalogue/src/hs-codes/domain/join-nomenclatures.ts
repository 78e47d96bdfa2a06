import type { HsCode } from './hs-code.js';
import type { NomenclatureLine } from './read-nomenclature.js';

/** The codes of one or more files, joined. */
export interface JoinedNomenclature {
  /** Each code once, without separators. A name is empty if no file has it. */
  codes: HsCode[];
  /**
   * The number of codes that are longer than a card's code and do not end in zeros. Their first eight digits represent
   * them.
   */
  tooLong: number;
  /** The chapters without a heading in any of the files. There are none in a complete nomenclature. */
  missingChapters: string[];
}

/** The maximum number of digits in a card's code. */
const maxDigits = 8;

/** The World Customs Organization reserves chapter 77 for later use. */
const everyChapter = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
  (one) => one !== '77',
);

/**
 * Returns the shortest code with the same meaning: `0101210000` is the subheading 0101 21, which has no further
 * divisions. Returns undefined for a code longer than a card's.
 */
function shortest(code: string): string | undefined {
  if (code.length <= maxDigits) return code;
  if (code.endsWith('0000')) return code.slice(0, 6);
  return code.endsWith('00') ? code.slice(0, maxDigits) : undefined;
}

/**
 * Joins the lines of all files into codes with names in both languages. The line of an exact code takes precedence over
 * a longer code with the same meaning. A later file takes precedence over an earlier one.
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
  const withHeadings = new Set(codes.flatMap(({ code }) => (code.length > 2 ? [code.slice(0, 2)] : [])));
  return {
    codes: codes.sort((one, other) => (one.code < other.code ? -1 : 1)),
    tooLong,
    missingChapters: everyChapter.filter((chapter) => !withHeadings.has(chapter)),
  };
}
