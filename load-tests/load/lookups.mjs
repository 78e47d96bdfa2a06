import { listPath } from '../data/make-questions.mjs';

/**
 * Converts lists to the HTTP calls that request them.
 * @param {readonly import('../data/make-questions.mjs').Question[]} questions
 */
export const lookupsOf = (questions) => questions.map((one) => ({ kind: one.kind, path: listPath(one) }));
