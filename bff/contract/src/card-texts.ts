/** Names of the card form's fields that are texts to translate. */
export const cardTextFields = [
  'name',
  'features',
  'composition',
  'technical_specification',
  'description',
  'special_instructions',
  'condition',
  'area',
  'shipment_description',
  'shipment_port',
  'inco_place',
] as const;
export type CardTextField = (typeof cardTextFields)[number];

/** What is talked about: a text of the card by the form's name, or `general` for the whole. */
export const discussedFields = [...cardTextFields, 'general'] as const;
export type DiscussedField = (typeof discussedFields)[number];
