const made = Symbol('markup');

/** Markup that may stand in a page as it is. Only this file makes it: no answer of a service can pass for it. */
export interface Html {
  readonly [made]: string;
}

/** What may stand in a template: text is escaped, markup is not; nothing is written for what is absent. */
export type Part = string | number | Html | null | undefined | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const isHtml = (part: Part): part is Html => typeof part === 'object' && part !== null && made in part;

const write = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isHtml(part) ? part[made] : part.map(write).join('');
};

/** Markup from a template: whatever is put into it is escaped, unless it is markup itself. Attributes must be quoted. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  [made]: strings.map((text, at) => text + write(parts[at])).join(''),
});

/** HTML the catalogue service has cleaned when it was stored; nothing else may be passed here. */
export const cleanedHtml = (stored: string): Html => ({ [made]: stored });

/** The markup as text. */
export const textOfHtml = (markup: Html): string => markup[made];

/** JSON that cannot end the script element it stands in. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** JSON as markup for a script element. */
export const scriptJson = (value: unknown): Html => ({ [made]: jsonForScript(value) });
