/**
 * The Latin spelling of Russian letters in passports (ICAO Doc 9303, part 3, section 6), so that a name matches its
 * holder's documents.
 */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Legal forms with an English equivalent. Others are transliterated. */
const forms: Readonly<Record<string, string>> = {
  ООО: 'LLC',
  АО: 'JSC',
  ПАО: 'PJSC',
  НАО: 'JSC',
  ЗАО: 'CJSC',
  ИП: 'sole trader',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Transliterates Cyrillic letters and leaves other characters unchanged: «Щукина» becomes `Shchukina`, «ЮГ» becomes
 * `IUG`.
 */
export const inLatin = (text: string): string =>
  text.replace(/[А-Яа-яЁё]+/g, (word) =>
    [...word]
      .map((letter) => {
        const spelled = letters[letter.toLowerCase()] ?? letter;
        if (letter === letter.toLowerCase()) return spelled;
        return word.length > 1 && word === word.toUpperCase() ? spelled.toUpperCase() : capital(spelled);
      })
      .join(''),
  );

/**
 * Returns a company's short name for English readers: «ООО «Волга-Насос»» becomes `Volga-Nasos LLC`. A name in Latin
 * letters stays as it is.
 */
export const companyInLatin = (name: string): string => {
  const [, form = '', own = ''] = /^([А-Я]{2,3})\s+[«"“]?(.+?)[»"”]?$/.exec(name.trim()) ?? [];
  const known = forms[form];
  return known ? `${inLatin(own)} ${known}` : inLatin(name);
};
