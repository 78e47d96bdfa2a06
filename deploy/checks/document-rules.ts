export interface Block {
  /** The line, from 1, on which the block starts. */
  line: number;
  kind: 'paragraph' | 'list item';
  text: string;
}

const limits: Readonly<Record<Block['kind'], number>> = { paragraph: 600, 'list item': 400 };

/**
 * Returns the paragraphs and list items of a Markdown document that are too long, as `path:line paragraph of 700
 * characters`. Links count without their addresses.
 */
export const tooLong = (path: string, document: string): string[] =>
  blocksOf(document).flatMap(({ line, kind, text }) => {
    const { length } = text.replaceAll(/\]\([^)]*\)/g, ']');
    return length > limits[kind] ? [`${path}:${line} ${kind} of ${length} characters`] : [];
  });

const item = /^\s*(?:[-*+]|\d+\.)\s+/;
const excluded = /^\s*(?:\||#|<|!\[)/;

/** Splits a document into its paragraphs and list items. Leaves out code blocks, tables, headings, HTML and pictures. */
export function blocksOf(document: string): Block[] {
  const blocks: Block[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, row] of document.split('\n').entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(row);
    if (isFence) isCode = !isCode;
    const isText = !isFence && !isCode && row.trim() !== '' && !excluded.test(row);
    const last = blocks.at(-1);
    if (isText && item.test(row))
      blocks.push({ line: index + 1, kind: 'list item', text: row.replace(item, '').trim() });
    else if (isText && isOpen && last) last.text += ` ${row.trim()}`;
    else if (isText) blocks.push({ line: index + 1, kind: 'paragraph', text: row.trim() });
    isOpen = isText;
  }
  return blocks;
}
