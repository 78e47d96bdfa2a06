const made = Symbol('markup');

/**
 * Markup that may be written to a page unescaped. Only this file creates it, so a service's answer can never be
 * mistaken for it.
 */
export interface Html {
  readonly [made]: string;
}

/** Values allowed in a template. Text is escaped, markup is not, absent values write nothing. */
export type Part = string | number | Html | null | undefined | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const isHtml = (part: Part): part is Html => typeof part === 'object' && part !== null && made in part;

const write = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isHtml(part) ? part[made] : part.map(write).join('');
};

/** Creates markup from a template. Inserted values are escaped unless they are markup. Attributes must be quoted. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  [made]: strings.map((text, at) => text + write(parts[at])).join(''),
});

/** Marks HTML as safe that the catalogue service sanitized when storing it. Pass nothing else here. */
export const cleanedHtml = (stored: string): Html => ({ [made]: stored });

/** Returns the markup as text. */
export const textOfHtml = (markup: Html): string => markup[made];

/** Serializes JSON so that it cannot end the script element around it. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns JSON as markup for a script element. */
export const scriptJson = (value: unknown): Html => ({ [made]: jsonForScript(value) });
