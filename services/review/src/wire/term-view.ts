import type * as wire from '@setu/proto/review/translations';
import type { Term } from '../glossary/domain/terms.js';

/** A term on the wire. */
export const termView = ({ updatedAt, ...term }: Term): wire.GlossaryTerm => ({
  ...term,
  updatedAt: updatedAt.toISOString(),
});
