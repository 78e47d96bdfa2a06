import type { RateView } from '@setu/contract';
import type { Graph } from 'schema-dts';
import type { Language } from '../language/locale.js';
import type { Html } from './markup.js';

/** One node of a page's JSON-LD. */
export type Thing = Graph['@graph'][number];

/** The reader a page is written for. */
export interface Reader {
  /** The public address: scheme and host. */
  origin: string;
  language: Language;
  /** Whether the address itself names the language. Otherwise the address is language-neutral (`x-default`). */
  isLanguageExplicit?: boolean;
  /** Roubles per rupee. Null: prices are shown in rupees only. */
  rate: RateView | null;
}

/** The request for a page. */
export interface PageQuery {
  /** The page's path without a query. */
  path: string;
  /** For a list: the requested page of it. */
  list?: PageListQuery;
}

export interface PageListQuery {
  page: number;
  limit: number;
  search: string;
  /** Whether the list is filtered, sorted or sized differently from a plain link to it. */
  isNarrowed: boolean;
  /** Returns the address of another page of the list. */
  addressOf: (page: number) => string;
}

/** A page as an anonymous visitor opens it. */
export interface PageDocument {
  /** The title without the product's name. */
  title: string;
  description: string;
  /** The canonical path without the language, with only those query parameters that belong to it. */
  path: string;
  /** The path of the picture that link previews show. */
  picture?: string;
  kind: 'website' | 'article' | 'product' | 'profile';
  /** The JSON-LD. Written only for readers without the app. */
  things: () => readonly Thing[];
  /** The content of `main`. Written only for readers without the app. */
  content: () => Html;
  /** Whether search engines must not index the page, for example a search or a filtered list. */
  hidden?: boolean;
}
