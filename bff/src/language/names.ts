import { companyInLatin, inLatin } from '@setu/contract';
import type { Language } from './locale.js';

/** Returns one or several users' names for readers of a language. Readers of English see Latin letters. */
export const personNameIn = (language: Language, name: string): string => (language === 'en' ? inLatin(name) : name);

/** Returns a company's name for readers of a language: `Volga-Nasos LLC` in English. */
export const companyNameIn = (language: Language, name: string): string =>
  language === 'en' ? companyInLatin(name) : name;
