import { pageAttributes, pageLinkSchemes, pageTags } from '@setu/proto/page-html';
import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...pageTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(pageAttributes).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...pageLinkSchemes],
  allowProtocolRelative: false,
};

/**
 * Returns the part of an HTML text that a static page may show: plain structure and links, without scripts, styles and
 * frames.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, rules);

/** Returns the names of the elements that `cleanHtml` drops, each once, in order. */
export function droppedTags(html: string): string[] {
  const allowed = new Set(rules.allowedTags || []);
  const dropped = new Set<string>();
  sanitizeHtml(html, {
    ...rules,
    onOpenTag: (name) => {
      if (!allowed.has(name)) dropped.add(name);
    },
  });
  return [...dropped];
}
