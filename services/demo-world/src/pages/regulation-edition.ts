import { regulation } from './regulation.js';

/** A version of the regulation as the exact bytes that customers sign. */
export interface DemoRegulation {
  number: number;
  fileName: string;
  type: 'text/plain';
  effectiveFrom: string;
  publishedAt: string;
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

/** The version in force: the Russian text of the regulation page. The Russian text prevails. */
export const regulationEdition: DemoRegulation = {
  number: 3,
  fileName: 'regulation-3.txt',
  type: 'text/plain',
  effectiveFrom: '2026-09-01',
  publishedAt: '2026-08-18T08:20:00.000Z',
  content: Buffer.from(`Регламент работы на площадке Setu\n\n${plain(regulation.body.ru)}\n`),
};
