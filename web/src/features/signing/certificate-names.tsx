import { formalName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';

/** Returns the name of a person as a certificate writes it, surname first, in the reader's alphabet. */
export function signerName(text: string): string {
  const [surname = '', name = '', ...rest] = text.trim().split(/\s+/);
  return formalName({ surname, name, patronymic: rest.join(' ') });
}

const hasCapitalOnlyFirst = /^\p{Lu}\p{Ll}/u;

// Most signers of Russian companies have this position.
const known: Partial<Record<string, 'general'>> = { 'генеральный директор': 'general' };

/** A position after a name: in small letters, and with a mark if it is not in the reader's language. */
export function Position({ text }: { text: string }) {
  const t = useTexts('signing');
  const position = known[text.toLowerCase()];
  if (position) return t(`positions.${position}`);
  const isWord = hasCapitalOnlyFirst.test(text);
  return <WrittenText text={isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text} />;
}
