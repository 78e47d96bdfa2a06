import type { Readable } from 'node:stream';
import { plainText } from './plain-text.js';
import { Unreadable } from './unreadable.js';
import { readXml } from './xml.js';

/**
 * The limits for all texts of a workbook. They are held in memory, so the limits are what fifty thousand full rows
 * contain and the heap can hold.
 */
const maxCharacters = 100_000_000;
const maxTexts = 2_000_000;

/**
 * Reads the texts of a workbook by their index, without formatting and without Japanese phonetic hints. Throws
 * `unpacks_too_large` if they exceed what a card file can have.
 */
export async function readSharedStrings(source: Readable): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let characters = 0;
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
      characters += part.length;
      if (characters > maxCharacters || texts.length > maxTexts) throw new Unreadable('unpacks_too_large');
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') texts.push(plainText(text));
    },
  });
  return texts;
}
