import type { Language } from '../language/locale.js';
import { type Html, html } from './markup.js';
import type { LocalizedText } from './text-in.js';

/** Renders a text, marked with its language where that differs from the reader's. */
export const textHtml = ({ text, lang }: LocalizedText, reader: { language: Language }): Html =>
  lang === reader.language ? html`${text}` : html`<span lang="${lang}">${text}</span>`;

/** Shortens a text to at most `max` characters, cut between words. */
export const shortened = (text: string, max: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
};
