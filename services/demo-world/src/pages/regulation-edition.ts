import { regulation } from './regulation.js';

/** An edition of the regulation as it is signed: its very bytes. */
export interface DemoRegulation {
  number: number;
  fileName: string;
  type: 'text/plain';
  effectiveFrom: string;
  content: Buffer;
}

const plain = (html: string): string =>
  html
    .replace(/<\/(p|h2|ul)>/g, '\n\n')
    .replace(/<li>/g, '— ')
    .replace(/<\/li>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The edition in force: the page of the regulation as text, in Russian, which prevails. */
export const regulationEdition: DemoRegulation = {
  number: 3,
  fileName: 'regulation-3.txt',
  type: 'text/plain',
  effectiveFrom: '2026-09-01',
  content: Buffer.from(`Регламент работы на площадке Setu\n\n${plain(regulation.body.ru)}\n`),
};
