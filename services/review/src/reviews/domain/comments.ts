import { characters, invalid } from '@setu/kit/core';

/** What a comment may be about: the form's fields, `price` for all of the price and `general` for the whole. */
export const commentFields = [
  ...['name', 'tree_index', 'category_id', 'hs_code', 'vendor_code', 'price', 'payment_advance', 'payment_transfer'],
  ...['inco_terms', 'inco_place', 'minimum_quantum', 'unit', 'lead_days', 'is_sample_available', 'warranty'],
  ...['width', 'height', 'length', 'weight', 'count_in_one_package', 'brand', 'country', 'color', 'industries'],
  ...['other_industry', 'area', 'composition', 'features', 'technical_specification', 'description'],
  ...['special_instructions', 'condition', 'shipment_method', 'shipment_description', 'shipment_port'],
  ...['files', 'pictures', 'general'],
] as const;

const most = 1000;

/**
 * Takes comments as sent, gives them by their fields, blanks around dropped and empty ones left out. `invalid` on
 * `comments` when none is left, on `comments.<field>` for one that is too long or about no field of the form.
 */
export function readComments(sent: Readonly<Record<string, string>>): Record<string, string> {
  const written = Object.entries(sent).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
  const refused: Record<string, string | { code: string; params: Record<string, string> }> = {};
  for (const [field = '', text = ''] of written) {
    const isKnown = commentFields.some((known) => known === field);
    if (!isKnown) refused[`comments.${field}`] = 'invalid_option';
    else if (characters(text) > most)
      refused[`comments.${field}`] = { code: 'length_max', params: { max: String(most) } };
  }
  if (written.length === 0) refused.comments = 'comments_required';
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return Object.fromEntries(written);
}
