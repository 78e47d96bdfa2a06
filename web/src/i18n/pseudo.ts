import type { PostProcessorModule } from 'i18next';

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', а: 'а́', е: 'е́', о: 'о́', и: 'и́' };

/** Accents the vowels and makes the text a third longer. Tags such as `<b>` stay unchanged. */
function stretch(text: string): string {
  const accented = text.replace(/<[^>]*>|[aeiouаеои]/g, (piece) => accents[piece] ?? piece);
  const padding = '·'.repeat(Math.ceil(text.replace(/<[^>]*>/g, '').length * 0.35));
  return `[${accented}${padding}]`;
}

export const pseudoPostProcessor: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value) => stretch(value),
};
