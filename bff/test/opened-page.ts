import { complaintsOf } from './schema-org.js';

/** A page as whoever opens its address without an app reads it. */
export interface OpenedPage {
  status: number;
  headers: Headers;
  text: string;
  title: string;
  /** `meta` by name or property. */
  meta: (name: string) => string | undefined;
  /** `link` of that kind, by language where it has one. */
  links: (rel: string) => Record<string, string>;
  things: Record<string, unknown>[];
  /** What is wrong with its JSON-LD. */
  complaints: string[];
  /** The answers its app takes over, by the address it would ask. */
  answers: Record<string, unknown>;
  /** What stands in the root, tags left out. */
  words: string;
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

/** Reads an answer as a search engine and a messenger's previewer do. */
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
    words: unescaped((/<div id="root">([\s\S]*)<\/div>/.exec(text)?.[1] ?? '').replace(/<[^>]*>/g, ' ')),
  };
};
