// What the pages of people use of substitutions.
export { SubstitutionSection } from './substitution-section';
