import type { Readable } from 'node:stream';
import { plainText } from './plain-text.js';
import { readXml } from './xml.js';

/** The texts of a workbook by their numbers, rich ones without their looks and without how Japanese is read aloud. */
export async function readSharedStrings(source: Readable): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let phonetic = false;
  await readXml(source, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inText = !phonetic;
    },
    text: (part) => {
      if (inText) text += part;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') texts.push(plainText(text));
    },
  });
  return texts;
}
