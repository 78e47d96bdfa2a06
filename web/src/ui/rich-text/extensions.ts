import { type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAllowed } from './links';
import { tidyHtml } from './tidy-html';

/** A table without the column widths of the library: a page has no styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** What the editor can write: exactly the elements that a static page may contain. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLinkAllowed(address ?? ''),
    },
  }),
  PlainTable,
  TableRow,
  ScopedHeader,
  TableCell,
];

/** True if the editor shows this HTML without losing any of it. */
export function keepsAll(html: string): boolean {
  const before = tidyHtml(html);
  if (before.lost.length > 0) return false;
  return tidyHtml(generateHTML(generateJSON(html, extensions), extensions)).html === before.html;
}
