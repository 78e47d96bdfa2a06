import { characters, invalid } from '@setu/kit/core';

/**
 * The fields that a comment can be about: the form's fields, `price` for all price fields, and `general` for the
 * complete card.
 */
export const commentFields = [
  ...['name', 'tree_index', 'category_id', 'hs_code', 'vendor_code', 'price', 'payment_advance', 'payment_transfer'],
  ...['inco_terms', 'inco_place', 'minimum_quantum', 'unit', 'lead_days', 'is_sample_available', 'warranty'],
  ...['width', 'height', 'length', 'weight', 'count_in_one_package', 'brand', 'country', 'color', 'industries'],
  ...['other_industry', 'area', 'composition', 'features', 'technical_specification', 'description'],
  ...['special_instructions', 'condition', 'shipment_method', 'shipment_description', 'shipment_port'],
  ...['files', 'pictures', 'general'],
] as const;

const maxComments = 1000;

/**
 * Validates comments and returns them by field, trimmed and without empty ones.
 * Throws `invalid` on `comments` when none is left, and on `comments.<field>` for one that is too long or has an
 * unknown field.
 */
export function readComments(sent: Readonly<Record<string, string>>): Record<string, string> {
  const written = Object.entries(sent).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
  const refused: Record<string, string | { code: string; params: Record<string, string> }> = {};
  for (const [field = '', text = ''] of written) {
    const isKnown = commentFields.some((known) => known === field);
    if (!isKnown) refused[`comments.${field}`] = 'invalid_option';
    else if (characters(text) > maxComments)
      refused[`comments.${field}`] = { code: 'length_max', params: { max: String(maxComments) } };
  }
  if (written.length === 0) refused.comments = 'comments_required';
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return Object.fromEntries(written);
}
