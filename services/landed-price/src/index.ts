export { chooseFee, chooseTariff, type Found, isInForce } from './choose-rules.js';
export { isIncluded, isTerm, type Leg, legs, type NamedPlace, type Term, terms } from './incoterms.js';
export * from './tables.js';
