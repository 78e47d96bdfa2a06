import { homeTextTags, pageAttributes, pageLinkSchemes, pageTags, shownLength } from '@setu/proto/page-html';
import sanitizeHtml from 'sanitize-html';
import type { LocalText } from '../../domain/local-text.js';
import type { BlockKind } from '../../home-admin/domain/home-rules.js';

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

const homeRules: sanitizeHtml.IOptions = { ...rules, allowedTags: [...homeTextTags] };
const tileRules: sanitizeHtml.IOptions = { ...rules, allowedTags: homeTextTags.filter((tag) => tag !== 'a') };

function cleanHomeText(text: string, kind: BlockKind): string {
  const html = sanitizeHtml(text.replace(/[\0\s]+/g, ' ').trim(), kind === 'promo' ? tileRules : homeRules);
  return shownLength(html.replace(/\s/g, '')) === 0 ? '' : html;
}

/**
 * Returns the part of a text that a block of the home page may show, as HTML in one line. Plain text is valid too: its
 * special characters are escaped. A text without visible characters is empty.
 */
export const cleanHomeTexts = ({ en, ru }: LocalText, kind: BlockKind): LocalText => ({
  en: cleanHomeText(en, kind),
  ru: cleanHomeText(ru, kind),
});

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
