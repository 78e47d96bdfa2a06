import { companyInLatin, inLatin } from '@setu/contract';
import type { Language } from './locale.js';

/** A person's name, or several of them, as the screens have it for readers of a language: in Latin letters in English. */
export const personNameIn = (language: Language, name: string): string => (language === 'en' ? inLatin(name) : name);

/** A company's name as the screens have it for readers of a language: `Volga-Nasos LLC` in English. */
export const companyNameIn = (language: Language, name: string): string =>
  language === 'en' ? companyInLatin(name) : name;
