import { type CardContent, cardProblems, type Problems } from '../../cards/domain/card-content.js';
import { countryOf } from '../../reference/domain/countries.js';
import type { FormContent } from './form-content.js';
import type { KnownReferences } from './references.js';

/** Incoterms 2020. */
const incoTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
const maxFiles = 20;
const maxPictures = 20;
const maxIndustries = 50;

const english = (text: string) => ({ en: text, ru: '' });

/**
 * Converts form content to the shape that the card rules check. Nothing is translated yet, so Russian texts are empty.
 */
const contentOf = (form: FormContent, type: CardContent['type']): CardContent => ({
  ...form,
  type,
  state: 'draft',
  name: english(form.name),
  pictureIds: [...form.pictureIds],
  texts: {
    condition: english(form.condition),
    area: english(form.area),
    composition: english(form.composition),
    features: english(form.features),
    technicalSpecification: english(form.technicalSpecification),
    description: english(form.description),
    specialInstructions: english(form.specialInstructions),
    shipmentDescription: english(form.shipmentDescription),
    shipmentPort: english(form.shipmentPort),
    incoPlace: english(form.incoPlace),
  },
});

const listProblem = (ids: readonly string[], max: number): Problems[string] | undefined => {
  if (ids.length > max) return { code: 'too_many_files', params: { max: String(max) } };
  return new Set(ids).size < ids.length ? 'file_repeated' : undefined;
};

/** Returns the problems of fields that refer to unknown objects. */
function referenceProblems(form: FormContent, known: KnownReferences): Problems {
  const files = listProblem(
    form.certificates.map(({ id }) => id),
    maxFiles,
  );
  const pictures = listProblem(form.pictureIds, maxPictures);
  const isKnownTerm = form.incoTerms === '' || incoTerms.includes(form.incoTerms);
  const isKnownMethod = ['', 'sea', 'air'].includes(form.shipmentMethod);
  const industries = new Set(form.industryIds).size;
  return {
    ...(known.type === undefined && { category_id: form.categoryId === '' ? 'required' : 'invalid_option' }),
    ...(form.unitId !== '' && !known.hasUnit && { unit: 'invalid_option' }),
    ...(form.colorId !== undefined && !known.hasColor && { color: 'invalid_option' }),
    ...(form.countryId !== '' && countryOf(form.countryId) === undefined && { country: 'invalid_option' }),
    ...((industries > maxIndustries || known.industries < industries) && { industries: 'invalid_option' }),
    ...(known.isOther && form.otherIndustry === '' && { other_industry: 'required' }),
    ...(!isKnownTerm && { inco_terms: 'invalid_option' }),
    ...(!isKnownMethod && { shipment_method: 'invalid_option' }),
    ...(files && { files }),
    ...(pictures && { pictures }),
  };
}

/**
 * Returns why fields of a form were rejected, by the form's field name. `known` says which of the referenced objects
 * exist.
 */
export const formProblems = (form: FormContent, known: KnownReferences): Problems => ({
  ...cardProblems(contentOf(form, known.type ?? 'service')),
  ...referenceProblems(form, known),
});
