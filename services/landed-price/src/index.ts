export { chooseFee, chooseTariff, type Found, isInForce } from './choose-rules.js';
export * from './declaration.js';
export * from './estimate.js';
export { isIncluded, isTerm, type Leg, legs, type NamedPlace, type Term, terms } from './incoterms.js';
export { landedPrice } from './landed-price.js';
export * from './tables.js';
