import { complaintsOf } from './schema-org.js';

/** A page as a client without the web app reads it. */
export interface OpenedPage {
  status: number;
  headers: Headers;
  text: string;
  title: string;
  /** `meta` by name or property. */
  meta: (name: string) => string | undefined;
  /** `link` by kind, and by language if it has one. */
  links: (rel: string) => Record<string, string>;
  things: Record<string, unknown>[];
  /** The errors in its JSON-LD. */
  complaints: string[];
  /** The embedded answers for the web app, by address. */
  answers: Record<string, unknown>;
  /** The text in the root element, without tags. */
  plainText: string;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );

const tagsOf = (text: string, name: string): Record<string, string>[] =>
  [...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));

const jsonIn = (text: string, opening: RegExp): unknown => {
  const found = new RegExp(`${opening.source}([^<]*)</script>`).exec(text)?.[1];
  return found === undefined || found === '' ? null : JSON.parse(found);
};

/** Reads a page like a search engine or the link preview of a messenger. */
export const readPage = (reply: { status: number; headers: Headers; text: string }): OpenedPage => {
  const { text } = reply;
  const graph = jsonIn(text, /<script type="application\/ld\+json">/) as { '@graph': Record<string, unknown>[] } | null;
  const metas = tagsOf(text, 'meta');
  const things = graph?.['@graph'] ?? [];
  return {
    ...reply,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''),
    meta: (name) => metas.find((meta) => meta.name === name || meta.property === name)?.content,
    links: (rel) =>
      Object.fromEntries(
        tagsOf(text, 'link')
          .filter((link) => link.rel === rel)
          .map((link) => [link.hreflang ?? '', link.href ?? '']),
      ),
    things,
    complaints: things.flatMap((thing) => complaintsOf(thing)),
    answers: (jsonIn(text, /<script type="application\/json" id="answers">/) ?? {}) as Record<string, unknown>,
    plainText: unescaped((/<div id="root">([\s\S]*)<\/div>/.exec(text)?.[1] ?? '').replace(/<[^>]*>/g, ' ')),
  };
};
