export type Search = { kind: string; text: string; price?: [number, number] };
export type Card = { name: { en: string; ru: string }; vendorCode: string; state: string };

export function makeSearches(all: readonly Card[]): Search[];
export function writeSearches(): Promise<Search[]>;
