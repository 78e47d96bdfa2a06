import { type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit';
import { isLinkAllowed } from './links';
import { tidyHtml } from './tidy-html';

/** A table without the column widths of the library: a page has no styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/**
 * What the editor can write: everything that a static page may contain, the paragraphs, lists and links of a block of
 * another page, or the same without links.
 */
export type RichTextFormat = 'page' | 'block' | 'unlinked';

const never = { code: false, codeBlock: false, strike: false, underline: false } as const;
const link: StarterKitOptions['link'] = {
  openOnClick: false,
  autolink: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => isLinkAllowed(address ?? ''),
};
const short = { ...never, heading: false, blockquote: false, horizontalRule: false } as const;

const pageExtensions: Extensions = [
  StarterKit.configure({ ...never, heading: { levels: [2, 3, 4] }, link }),
  PlainTable,
  TableRow,
  ScopedHeader,
  TableCell,
];

/** The elements that the editor can write, by format: exactly those that the server keeps. */
export const extensionsOf: Readonly<Record<RichTextFormat, Extensions>> = {
  page: pageExtensions,
  block: [StarterKit.configure({ ...short, link })],
  unlinked: [StarterKit.configure({ ...short, link: false })],
};

/** True if the editor of static pages shows this HTML without losing any of it. */
export function keepsAll(html: string): boolean {
  const before = tidyHtml(html);
  if (before.lost.length > 0) return false;
  return tidyHtml(generateHTML(generateJSON(html, pageExtensions), pageExtensions)).html === before.html;
}
