import type { Language } from '../language/locale.js';
import { type Html, html } from './markup.js';
import type { Said } from './text-in.js';

/** Renders a text, marked with its language where that differs from the reader's. */
export const textHtml = ({ text, lang }: Said, reader: { language: Language }): Html =>
  lang === reader.language ? html`${text}` : html`<span lang="${lang}">${text}</span>`;

/** Shortens a text to at most `most` characters, cut between words. */
export const shortened = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
};
