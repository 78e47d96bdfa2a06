/** The names of the card form's text fields that are translated. */
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

/** The subjects of a discussion: a text field of the card form, or `general` for the card in general. */
export const discussedFields = [...cardTextFields, 'general'] as const;
export type DiscussedField = (typeof discussedFields)[number];
