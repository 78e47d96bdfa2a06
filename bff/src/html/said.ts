import type { Language } from '../language/locale.js';
import { type Html, html } from './markup.js';
import type { Said } from './text-in.js';

/** Somebody's words; marked with their language where it is not the reader's. */
export const saidHtml = ({ text, lang }: Said, reader: { language: Language }): Html =>
  lang === reader.language ? html`${text}` : html`<span lang="${lang}">${text}</span>`;

/** The first `most` characters of a text at most, cut between words. */
export const shortened = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
};
