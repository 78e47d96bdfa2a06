import type { JoinedNomenclature } from './join-nomenclatures.js';
import type { Nomenclature, SkipReason } from './read-nomenclature.js';

/** A file after it was read. */
export interface ReadFile {
  name: string;
  encoding: string;
  read: Nomenclature;
}

const reasons: Record<SkipReason, string> = {
  header: 'the header',
  no_code: 'no code in the row',
  no_name: 'no name after the code',
  length: 'an odd number of digits, so the level has no code of its own',
};

const shown = 5;
const separatorNames: Record<string, string> = { '\t': 'tab' };

/** The levels of codes, by number of digits. */
const levels: Record<number, string> = { 2: 'chapters', 4: 'headings', 6: 'subheadings', 8: 'eight-digit codes' };

const skippedLines = ({ skipped }: Nomenclature): string[] =>
  (Object.keys(reasons) as SkipReason[]).flatMap((reason) => {
    const at = skipped.filter((one) => one.reason === reason).map(({ line }) => line);
    if (at.length === 0) return [];
    const some = at.slice(0, shown).join(', ') + (at.length > shown ? ', …' : '');
    return [`    ${at.length} skipped, ${reasons[reason]}: line ${some}`];
  });

const fileLines = ({ name, encoding, read }: ReadFile): string[] => {
  const separator = separatorNames[read.separator] ?? read.separator;
  return [
    `${name}: ${encoding}, separator "${separator}", ${read.lines.length} lines with a code and a name`,
    ...(read.zerosRestored ? ['    the codes had lost their leading zero, which was restored'] : []),
    ...skippedLines(read),
  ];
};

/** Returns the report for the operator: what was imported, what was skipped and why, and what is missing. */
export function importReport(files: readonly ReadFile[], joined: JoinedNomenclature): string {
  const { codes, tooLong, missingChapters } = joined;
  const ofLevel = Object.entries(levels).map(([digits, name]) => {
    const count = codes.filter(({ code }) => code.length === Number(digits)).length;
    return `${count} ${name}`;
  });
  const [noEnglish, noRussian] = [codes.filter(({ en }) => en === ''), codes.filter(({ ru }) => ru === '')];
  const half = (count: number, language: string) =>
    count === 0
      ? []
      : [
          `${count} codes have no ${language} name in these files. They keep their stored name, or get the name in the other language.`,
        ];
  return [
    ...files.flatMap(fileLines),
    `${codes.length} codes: ${ofLevel.join(', ')}`,
    ...(tooLong === 0 ? [] : [`${tooLong} codes of ten digits are left out, because a card's code has at most eight`]),
    ...half(noEnglish.length, 'English'),
    ...half(noRussian.length, 'Russian'),
    missingChapters.length === 0
      ? 'The nomenclature is complete: every chapter has headings.'
      : `The nomenclature is incomplete: ${missingChapters.length} chapters have no headings (${missingChapters.join(', ')}).`,
  ].join('\n');
}
