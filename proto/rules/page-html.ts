/** The elements that the HTML of a static page may contain. */
export const pageTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'strong',
  'em',
  'br',
  'blockquote',
  'hr',
] as const;
export type PageTag = (typeof pageTags)[number];

/** The attributes that these elements may have. */
export const pageAttributes: Partial<Record<PageTag, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** The schemes that a link in a static page may use. A path inside the site has none. */
export const pageLinkSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/**
 * The elements that a text of the home page may contain. Its block has a heading already. A promo tile is a link itself,
 * so its text has no `a`.
 */
export const homeTextTags = ['p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'] as const satisfies readonly PageTag[];

/** Returns the number of characters that a reader sees of clean HTML. A character reference counts as one. */
export const shownLength = (html: string): number =>
  [...html.replace(/<[^>]*>/g, '').replace(/&(?:#\w+|[a-z]\w*);/gi, ' ')].length;
