import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Takes HTML somebody wrote, gives what a static page may show: plain structure and links, no scripts, styles or frames. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, rules);

/** The names of the elements `cleanHtml` leaves out, each once, in the order they come. */
export function droppedTags(html: string): string[] {
  const kept = new Set(rules.allowedTags || []);
  const dropped = new Set<string>();
  sanitizeHtml(html, {
    ...rules,
    onOpenTag: (name) => {
      if (!kept.has(name)) dropped.add(name);
    },
  });
  return [...dropped];
}
