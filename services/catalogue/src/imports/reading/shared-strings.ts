import type { Readable } from 'node:stream';
import { plainText } from './plain-text.js';
import { Unreadable } from './unreadable.js';
import { readXml } from './xml.js';

/** Texts are held all at once: as many letters as fifty thousand whole rows have, and a heap can carry. */
const mostLetters = 100_000_000;
const mostTexts = 2_000_000;

/**
 * The texts of a workbook by their numbers, rich ones without their looks and without how Japanese is read aloud;
 * `unpacks_too_large` when they are more than a file of cards has.
 */
export async function readSharedStrings(source: Readable): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let letters = 0;
  let inText = false;
  let phonetic = false;
  await readXml(source, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text: (part) => {
      if (!inText) return;
      text += part;
      letters += part.length;
      if (letters > mostLetters || texts.length > mostTexts) throw new Unreadable('unpacks_too_large');
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') texts.push(plainText(text));
    },
  });
  return texts;
}
