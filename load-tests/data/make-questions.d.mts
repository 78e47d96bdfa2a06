export interface Card {
  name: { en: string; ru: string };
  vendorCode: string;
  hsCode: string;
  categoryId: string;
}
export interface Sample {
  cards: readonly Card[];
  categoryIds: readonly string[];
}
export interface Question {
  kind: string;
  text: string;
  categoryId: string;
  price?: [number, number] | undefined;
  sort?: string | undefined;
  page: number;
}
export declare const shares: Record<
  | 'browse'
  | 'word'
  | 'two words'
  | 'three words'
  | 'inflected'
  | 'price'
  | 'in category'
  | 'typo'
  | 'sort'
  | 'code'
  | 'deep'
  | 'fragment'
  | 'transliterated'
  | 'layout'
  | 'hs'
  | 'beginning',
  number
>;
export type Kind = keyof typeof shares;
export declare function makeQuestions(sample: Sample, wanted: { seed: number; count: number }): Question[];
export declare function listPath(question: Question, limit?: number): string;
export declare function keystrokes(questions: readonly Question[]): string[];
export declare function writeQuestions(): Promise<{ kind: string; text: string; path: string; page: number }[]>;
