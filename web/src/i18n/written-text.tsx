import { WordedText } from './localized-text';
import { writtenLanguage } from './written-language';

/** A text that a user wrote, with an EN or RU mark if it is not in the reader's language. */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  return <WordedText text={{ text, lang: writtenLanguage(text) }} {...(className && { className })} />;
}
