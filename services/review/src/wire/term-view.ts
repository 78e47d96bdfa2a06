import type * as wire from '@setu/proto/review/translations';
import type { Term } from '../glossary/domain/terms.js';

/** Converts a term to its form in the API. */
export const termView = ({ updatedAt, ...term }: Term): wire.GlossaryTerm => ({
  ...term,
  updatedAt: updatedAt.toISOString(),
});
