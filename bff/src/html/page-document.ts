import type { RateView } from '@setu/contract';
import type { Graph } from 'schema-dts';
import type { Language } from '../language/locale.js';
import type { Html } from './markup.js';

/** One thing of a page's JSON-LD. */
export type Thing = Graph['@graph'][number];

/** For whom a page is written. */
export interface Reader {
  /** The address people see: scheme and host. */
  origin: string;
  language: Language;
  /** Whether the address itself names the language; else it is everybody's (`x-default`). */
  isLanguageAsked?: boolean;
  /** Roubles for a rupee; null: prices are in rupees only. */
  rate: RateView | null;
}

/** What of a page was asked for. */
export interface Asked {
  /** The page's path without a query. */
  path: string;
  /** Of a list: which page of it. */
  list?: AskedList;
}

export interface AskedList {
  page: number;
  limit: number;
  search: string;
  /** Filtered, sorted or cut otherwise than a link to the list is. */
  isNarrowed: boolean;
  /** The list's address at another page. */
  addressOf: (page: number) => string;
}

/** A page as a stranger opens it. */
export interface PageDocument {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The canonical path, with the query that belongs to it, without the language. */
  path: string;
  /** Path of the picture a messenger shows. */
  picture?: string;
  kind: 'website' | 'article' | 'product' | 'profile';
  /** Its JSON-LD; written for those who read no app. */
  things: () => readonly Thing[];
  /** What stands in `main`; written likewise. */
  content: () => Html;
  /** Not for search engines: a search, a filtered list. */
  hidden?: boolean;
}
