import { type CardContent, cardProblems } from '../../cards/domain/card-content.js';
import { byText } from '../../cards/domain/card-values.js';
import type { Problems } from '../../cards/domain/plain-problems.js';
import { countryOf } from '../../reference/domain/countries.js';
import type { FormContent } from './form-content.js';
import type { KnownReferences } from './references.js';

/** Incoterms 2020. */
const incoTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
const maxFiles = 20;
const maxPictures = 20;
const maxIndustries = 50;

/**
 * Converts form content to the shape that the card rules check. Nothing is translated yet, so Russian texts are empty.
 */
const contentOf = (form: FormContent, type: CardContent['type']): CardContent => ({
  ...{ ...form, type, state: 'draft' },
  ...byText((property) => ({ en: form[property], ru: '' })),
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
  const industries = new Set(form.industryIds).size;
  return {
    ...(known.type === undefined && { category_id: form.categoryId === '' ? 'required' : 'invalid_option' }),
    ...(form.unitId !== '' && !known.hasUnit && { unit: 'invalid_option' }),
    ...(form.colorId !== undefined && !known.hasColor && { color: 'invalid_option' }),
    ...(form.countryId !== '' && countryOf(form.countryId) === undefined && { country: 'invalid_option' }),
    ...((industries > maxIndustries || known.industries < industries) && { industries: 'invalid_option' }),
    ...(known.isOther && form.otherIndustry === '' && { other_industry: 'required' }),
    ...(!isKnownTerm && { inco_terms: 'invalid_option' }),
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
